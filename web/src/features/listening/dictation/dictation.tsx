import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import {
  dictationReducer,
  dictationScore,
  isOver,
  startDictation,
} from '@verbena/language/dictation/dictation-session'
import { useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLineSound } from '../../../parts/line-sound/use-line-sound.ts'
import { Button } from '../../../ui/button.tsx'
import { DictationDone } from './dictation-done.tsx'
import { DictationLine } from './dictation-line.tsx'
import { useDictationJudge } from './use-dictation-judge.ts'
import { useKeepResult } from './use-keep-result.ts'

const slowRate = 0.75

type Props = {
  item: MediaItem
  segments: readonly Segment[]
  /** Places of those that are asked. */
  lines: readonly number[]
  toPlayer: string
  onAgain: () => void
}

/** One session, from what is to come over its lines to how it went. */
export function Dictation({ item, segments, lines, toPlayer, onAgain }: Props) {
  const { t } = useTranslation('listening')
  const [session, dispatch] = useReducer(dictationReducer, lines, startDictation)
  const [hasStarted, start] = useState(false)
  const sound = useLineSound(item)
  const { best, keep } = useKeepResult(item.id)
  const { judge, isJudging } = useDictationJudge(segments, item.language)
  const playLine = (at: number, rate = 1) => {
    const segment = segments[lines[at] ?? -1]
    if (segment) void sound.play({ start: segment.start, end: segment.start + segment.duration }, rate)
  }
  if (!hasStarted)
    return (
      <section className="dictation">
        <p>{t('dictation.intro', { count: lines.length })}</p>
        {best && (
          <p className="muted">{t('dictation.bestSoFar', { score: best.score, total: best.total })}</p>
        )}
        <Button
          variant="primary"
          tall
          onClick={() => {
            start(true)
            playLine(0)
          }}
        >
          {t('dictation.start')}
        </Button>
      </section>
    )
  if (isOver(session))
    return (
      <DictationDone
        item={item}
        segments={segments}
        session={session}
        toPlayer={toPlayer}
        onAgain={onAgain}
      />
    )
  const segment = segments[lines[session.at] ?? -1]
  if (!segment) return null
  const check = async () => {
    const judgement = await judge({ written: session.text, line: segment.text })
    dispatch({ type: 'check', judgement })
  }
  const next = () => {
    const after = dictationReducer(session, { type: 'next' })
    dispatch({ type: 'next' })
    if (!isOver(after)) return playLine(after.at)
    sound.stop()
    keep(dictationScore(after))
  }
  return (
    <DictationLine
      key={session.at}
      segment={segment}
      language={item.language}
      session={session}
      hasSoundFailed={sound.state === 'failed'}
      onPlay={() => playLine(session.at)}
      onPlaySlowly={() => playLine(session.at, slowRate)}
      onWrite={(text) => dispatch({ type: 'write', text })}
      isJudging={isJudging}
      onCheck={() => void check()}
      onNext={next}
    />
  )
}
