import type { Segment } from '@verbena/contract/player'
import type { DictationAnswer } from '@verbena/language/dictation/dictation-session'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { MarkedAnswer } from '../../../parts/typed-answer/marked-answer.tsx'
import { VerdictTitle } from '../../../parts/typed-answer/verdict-title.tsx'
import { WordDiff } from '../../../parts/typed-answer/word-diff.tsx'

type Props = { answer: DictationAnswer | null; segment: Segment; language: TargetLanguageCode }

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
          <MarkedAnswer
            text={segment.text}
            runs={answer.judgement.heard > 0 ? answer.judgement.runs : []}
            language={language}
          />
          {hasDifferences(answer) && (
            <WordDiff answer={answer.written} runs={answer.judgement.runs} language={language} />
          )}
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

/** If no word was heard, the line is clearer than a diff. */
const hasDifferences = ({ judgement: { runs, heard } }: DictationAnswer) =>
  heard > 0 && runs.some(({ kind }) => kind !== 'same')

function Verdict({ answer: { written, judgement } }: { answer: DictationAnswer }) {
  const { t } = useTranslation('listening')
  const kind = written.trim() === '' ? 'shown' : judgement.verdict
  return (
    <div className="dictation__title">
      <VerdictTitle kind={kind} />
      {kind !== 'shown' && (
        <span className="dictation__figure">
          {t('dictation.words', { heard: judgement.heard, count: judgement.total })}
        </span>
      )}
    </div>
  )
}
