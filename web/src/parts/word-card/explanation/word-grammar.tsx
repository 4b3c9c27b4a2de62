import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { explanation: Explanation; language: TargetLanguageCode }

/** "verb · A1 · /aˈβɾjo/ · past, third person of abrir": part of speech, level, pronunciation and form. */
export function WordGrammar({ explanation, language }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const { partOfSpeech, gender, level, lemma, meant, formReasons = [], parts, ipa } = explanation
  const word = meant?.word ?? explanation.word
  const kind = [partOfSpeech && t(`partsOfSpeech.${partOfSpeech}`), gender && t(`genders.${gender}`)]
  const reasons = formReasons.map((reason) => t(`reasons.${reason}`)).join(', ')
  // Hidden from screen readers, which would read the letters as words; the audio button beside it plays them.
  const sounds = ipa && (
    <span className="word-card__ipa" lang="und-fonipa" aria-hidden="true">
      /{ipa}/
    </span>
  )
  const facts: { name: string; content: ReactNode }[] = [
    { name: 'kind', content: kind.filter(Boolean).join(', ') },
    { name: 'level', content: level },
    { name: 'sounds', content: sounds },
    // The longest is last, so that no line ends with a dot.
    { name: 'form', content: formOf() },
  ]
  const known = facts.filter(({ content }) => content)
  if (known.length === 0) return null
  return (
    <p className="word-card__grammar" lang={i18n.language}>
      {known.map(({ name, content }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          {content}
        </Fragment>
      ))}
    </p>
  )

  /** "plural of casa", or for a contraction "contraction: de + el". */
  function formOf(): ReactNode {
    if (parts && parts.length > 1)
      return (
        <>
          {reasons && `${reasons}: `}
          <b lang={language}>{parts.join(' + ')}</b>
        </>
      )
    const isInflected = lemma !== undefined && lemmaKey(lemma) !== textKey(word)
    // "Turn left": an imperative may look like the base form.
    if (!isInflected) return reasons || null
    return (
      <>
        {reasons ? t('formOf', { reasons }) : t('from')} <b lang={language}>{lemma}</b>
      </>
    )
  }
}
