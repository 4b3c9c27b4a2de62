import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import {
  type DictationSession,
  dictationReducer,
  dictationScore,
  isOver,
} from '@verbena/language/dictation/dictation-session'
import {
  type DictationJudgement,
  judgeDictation,
  wordsSpokenIn,
} from '@verbena/language/dictation/judge-dictation'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { useMemo, useState } from 'react'
import { useLineSound } from '../../../parts/line-sound/use-line-sound.ts'
import { useRecordedReducer } from '../../../parts/session/use-recorded-reducer.ts'
import { useForgivesAccents } from '../../../parts/typed-answer/review-settings-query.ts'
import { useSlipJudge } from '../../../parts/typed-answer/use-slip-judge.ts'
import { usePreloadWordCard } from '../../../parts/word-card/card/deferred-word-card.tsx'
import { DictationDone } from './dictation-done.tsx'
import { DictationIntro } from './dictation-intro.tsx'
import { DictationLine } from './dictation-line.tsx'
import { type DictationPlace, saveDictation } from './saved-dictation.ts'
import { useSaveResult } from './use-save-result.ts'

const slowRate = 0.75

type Props = {
  item: MediaItem
  segments: readonly Segment[]
  /** The storage place of the dictation in this browser. */
  place: DictationPlace
  /** The initial session: a new or an unfinished one. */
  first: DictationSession
  isAgain: boolean
  toPlayer: string
  onAgain: () => void
}

/** One session: introduction, lines, result. */
export function Dictation({ place, item, segments, first, isAgain, toPlayer, onAgain }: Props) {
  const [session, dispatch] = useRecordedReducer(
    dictationReducer,
    () => first,
    (changed) => saveDictation(place, changed, segments),
  )
  usePreloadWordCard()
  const { lines } = session
  const [hasStarted, start] = useState(false)
  const sound = useLineSound(item)
  const { best, keep, isHeldUp } = useSaveResult(item.id)
  const { judge, isJudging } = useDictationJudge(segments, item.language)
  const playLine = (at: number, rate = 1) => {
    const segment = segments[lines[at] ?? -1]
    if (segment) void sound.play({ start: segment.start, end: segment.start + segment.duration }, rate)
  }
  const begin = () => {
    start(true)
    // A line that was answered before a reload is not played automatically.
    if (!session.answer) playLine(session.at)
  }
  if (!hasStarted)
    return <DictationIntro first={first} best={best} isAgain={isAgain} onStart={begin} onAgain={onAgain} />
  if (isOver(session))
    return (
      <DictationDone
        item={item}
        segments={segments}
        session={session}
        isHeldUp={isHeldUp}
        toPlayer={toPlayer}
        onAgain={onAgain}
      />
    )
  const segment = segments[lines[session.at] ?? -1]
  if (!segment) return null
  const check = async () => {
    const { at, text: written } = session
    const judgement = await judge({ written, line: segment.text })
    dispatch({ type: 'check', at, written, judgement })
  }
  const next = () => {
    const after = dictationReducer(session, { type: 'next' })
    dispatch({ type: 'next' })
    if (!isOver(after)) return playLine(after.at)
    sound.stop()
    void keep(dictationScore(after))
  }
  return (
    <DictationLine
      key={session.at}
      segment={segment}
      language={item.language}
      session={session}
      soundState={sound.state}
      onPlay={() => playLine(session.at)}
      onPlaySlowly={() => playLine(session.at, slowRate)}
      onWrite={(text) => dispatch({ type: 'write', text })}
      isJudging={isJudging}
      onCheck={() => void check()}
      onNext={next}
    />
  )
}

type Written = { written: string; line: string }

/**
 * Compares the written text with a line. A slip that forms another word of this text or of the language counts as
 * misheard.
 */
function useDictationJudge(segments: readonly Segment[], language: TargetLanguageCode) {
  const forgivesAccents = useForgivesAccents()
  const isSpoken = useMemo(() => wordsSpokenIn(segments), [segments])
  return useSlipJudge({
    language,
    judge: ({ written, line }: Written, isWord) =>
      judgeDictation(written, line, (word) => isSpoken(word) || isWord(word), forgivesAccents),
    slipsOf,
  })
}

const slipsOf = ({ runs }: DictationJudgement): string[] =>
  // A word that differs by its accents alone may be another word, and the line has no list of them.
  runs.filter(({ kind }) => kind === 'slip' || kind === 'accent').map(({ typed }) => typed)
