import type { Segment } from '@verbena/contract/player'
import type { DictationAnswer } from '@verbena/language/dictation/dictation-session'
import type { TargetLanguageCode } from '@verbena/language/languages'
import Check from 'lucide-react/icons/check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { WordDiff } from '../../../parts/typed-answer/word-diff.tsx'

type Props = { answer: DictationAnswer | null; segment: Segment; language: TargetLanguageCode }

const signs = { right: Check, nearly: CircleDot, wrong: X, shown: Eye }

/**
 * Screen readers announce it when it appears: the learner's answer as a diff against the line, and the translation. An
 * icon and words repeat what the colour shows.
 */
export function DictationVerdict({ answer, segment, language }: Props) {
  const { t } = useTranslation('listening')
  const { native } = useAudience()
  return (
    <div className="dictation__verdict" role="status">
      {answer && (
        <>
          <Verdict answer={answer} />
          {answer.written.trim() !== '' && hasDifferences(answer) && (
            <p>
              <span className="visually-hidden">{t('dictation.youWrote', { answer: answer.written })}</span>
              <span aria-hidden="true">
                <WordDiff runs={answer.judgement.runs} language={language} />
              </span>
            </p>
          )}
          {answer.judgement.runs.some(({ kind }) => kind === 'slip') && (
            <p className="dictation__hint">{t('dictation.slips')}</p>
          )}
          <p>
            {t('dictation.said')}{' '}
            <span className="dictation__line" lang={language}>
              {segment.text}
            </span>
          </p>
          {segment.translation && (
            <p>
              {t('dictation.means')} <span lang={native}>{segment.translation}</span>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** If no word was heard, the line below is clearer than a diff. */
const hasDifferences = ({ judgement: { runs, heard } }: DictationAnswer) =>
  heard > 0 && runs.some(({ kind }) => kind !== 'same')

function Verdict({ answer: { written, judgement } }: { answer: DictationAnswer }) {
  const { t } = useTranslation('listening')
  const kind = written.trim() === '' ? 'shown' : judgement.verdict
  const Sign = signs[kind]
  return (
    <p className={`dictation__title dictation__title--${kind}`}>
      <Sign className="icon" aria-hidden="true" /> {t(`dictation.${kind}`)}
      {kind !== 'shown' && (
        <span className="dictation__figure">
          {t('dictation.words', { heard: judgement.heard, count: judgement.total })}
        </span>
      )}
    </p>
  )
}
