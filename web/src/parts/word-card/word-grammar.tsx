import type { Explanation } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { explanation: Explanation; language: TargetLanguageCode }

/** "verb · A1 · /aˈβɾjo/ · past, third person of abrir": what kind of word it is, and why it looks as it does. */
export function WordGrammar({ explanation, language }: Props) {
  const { t, i18n } = useTranslation('lookup')
  const { partOfSpeech, gender, level, word, lemma, formReasons = [], parts, ipa } = explanation
  const kind = [partOfSpeech && t(`partsOfSpeech.${partOfSpeech}`), gender && t(`genders.${gender}`)]
  const reasons = formReasons.map((reason) => t(`reasons.${reason}`)).join(', ')
  // Read out, its letters would be taken for words; the button beside it says them.
  const sounds = ipa && (
    <span className="word-card__ipa" lang="und-fonipa" aria-hidden="true">
      /{ipa}/
    </span>
  )
  // The longest last, so that no line ends with a dot alone.
  const pieces: ReactNode[] = [kind.filter(Boolean).join(', '), level, sounds, formOf()]
  const said = pieces.filter(Boolean)
  if (said.length === 0) return null
  return (
    <p className="word-card__grammar" lang={i18n.language}>
      {said.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
        <Fragment key={index}>
          {index > 0 && ' · '}
          {piece}
        </Fragment>
      ))}
    </p>
  )

  /** "plural of casa", or for what runs words together "contraction: de + el". */
  function formOf(): ReactNode {
    if (parts && parts.length > 1)
      return (
        <>
          {reasons && `${reasons}: `}
          <b lang={language}>{parts.join(' + ')}</b>
        </>
      )
    const isInflected =
      lemma !== undefined && lemma.toLocaleLowerCase(language) !== word.toLocaleLowerCase(language)
    if (!isInflected) return null
    return (
      <>
        {reasons ? t('formOf', { reasons }) : t('from')} <b lang={language}>{lemma}</b>
      </>
    )
  }
}
