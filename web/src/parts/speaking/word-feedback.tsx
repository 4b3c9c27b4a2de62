import type { TargetLanguageCode } from '@verbena/language/languages'
import type { RecognisedWord } from '@verbena/language/speaking/score-words'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { keyedItems } from '../../ui/list-keys/keyed-items.ts'
import { canRecogniseSpeech } from './speech-recognition.ts'
import type { ScoredWords, useWordScore } from './use-word-score.ts'

type Props = { words: ReturnType<typeof useWordScore>; language: TargetLanguageCode }

/** Shows which words were understood. Before the first use it explains what the browser does with the voice. */
export function WordFeedback({ words, language }: Props) {
  const { t } = useTranslation('speaking')
  return (
    <section className="speaking__part">
      <h3>{t('words.title')}</h3>
      {!canRecogniseSpeech() ? (
        <p className="speaking__note">{t('words.none')}</p>
      ) : words.isAllowed ? (
        <>
          <div role="status">
            <Scored scored={words.scored} language={language} />
          </div>
          <p className="speaking__note">{t('words.isOn')}</p>
          <Button variant="text" onClick={() => words.allow(false)}>
            {t('words.forbid')}
          </Button>
        </>
      ) : (
        <>
          <p className="speaking__note">{t('words.offer')}</p>
          <p className="speaking__note">{t('words.warning')}</p>
          <Button variant="quiet" onClick={() => words.allow(true)}>
            {t('words.allow')}
          </Button>
        </>
      )}
    </section>
  )
}

function Scored({ scored, language }: { scored: ScoredWords; language: TargetLanguageCode }) {
  const { t, i18n } = useTranslation('speaking')
  if (scored.state !== 'scored')
    return (
      <p className="speaking__note">
        {t(scored.state === 'none' ? 'words.waiting' : `words.${scored.state}`)}
      </p>
    )
  const { percent, words } = scored.score
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100)
  return (
    <>
      <p className="speaking__score">{t('words.score', { percent: share })}</p>
      <ul className="speaking__words">
        {keyedItems(words, ({ text }) => text).map(({ item: word, key }) => (
          <Word key={key} word={word} language={language} />
        ))}
      </ul>
    </>
  )
}

function Word({ word, language }: { word: RecognisedWord; language: TargetLanguageCode }) {
  const { t } = useTranslation('speaking')
  const isUnderstood = word.kind === 'same'
  const Sign = isUnderstood ? Check : X
  return (
    <li className={`speaking__word speaking__word--${isUnderstood ? 'close' : 'off'}`}>
      <Sign className="icon icon--sm" aria-hidden="true" />
      <b lang={language}>{word.text}</b> <span>{t(`words.marks.${word.kind}`, { typed: word.typed })}</span>
    </li>
  )
}
