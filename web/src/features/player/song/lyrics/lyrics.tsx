import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TouchedWord } from '../../lookup/touched-word.ts'
import { useSelectableWords } from '../../lookup/use-selectable-words.ts'
import { useWordKeys } from '../../lookup/use-word-keys.ts'
import { useWordTouch } from '../../lookup/use-word-touch.ts'
import type { StudyProps } from '../../study/study-props.ts'
import { Credits } from '../../transcript/credits.tsx'
import type { LineTokens } from '../../transcript/line-tokens.ts'
import type { GapGame } from '../game/song-gaps.ts'
import type { SongLines } from '../game/use-song-lines.ts'
import { gapMarks, marksOf } from './gap-marks.ts'
import { LyricLine } from './lyric-line.tsx'
import { useCentredLine } from './use-centred-line.ts'
import './lyrics.css'
import { keyedItems } from '../../../../ui/list-keys/keyed-items.ts'

type Props = {
  study: StudyProps
  scroller: RefObject<HTMLElement | null>
  song: SongLines
  game: GapGame
  active: number
  asked: number
  /** The song is over, so the current question is centred instead of the active line. */
  isOutOfTime: boolean
  onPick: (hidden: number) => void
}

/** All lines of the lyrics; the active one is large and centred. A press looks up a word or selects a gap. */
export function Lyrics({ study, scroller, song, game, active, asked, isOutOfTime, onPick }: Props) {
  const { t } = useTranslation('song')
  const { lines, times } = song
  const marks = useMemo(() => gapMarks(game), [game])
  const reachable = useMemo(() => reachableWords(lines, marks), [lines, marks])
  const { roving, setRoving } = useWordKeys(scroller, reachable, active)
  useWordTouch(scroller, {
    onPlayFrom: study.onPlayFrom,
    // Lyrics have no blurred translations.
    onReveal: () => {},
    onTouch: (touched) => {
      setRoving({ line: touched.line, word: touched.firstWord })
      const hidden = hiddenAt(touched)
      if (hidden === null) study.onTouch(touched)
      else if (hidden >= 0) onPick(hidden)
    },
  })
  useSelectableWords(scroller)
  useCentredLine(scroller, isOutOfTime && asked >= 0 ? (game.hidden[asked]?.line ?? active) : active)
  return (
    <section className="lyrics" ref={scroller} aria-label={t('lyrics')}>
      <ol>
        {keyedItems(study.segments, ({ start }) => start).map(({ item: { start }, key, index: line }) => (
          <LyricLine
            key={key}
            index={line}
            start={start}
            tokens={lines[line] ?? []}
            times={times[line] ?? null}
            language={study.item.language}
            state={line === active ? 'active' : line < active ? 'past' : 'coming'}
            marks={marksOf(marks, line)}
            asked={game.hidden[asked]?.line === line ? asked : -1}
            rovingWord={roving.line === line ? roving.word : -1}
          />
        ))}
      </ol>
      <Credits item={study.item} />
    </section>
  )
}

/** The stops of the arrow keys: the words of each line, or the single mark of a hidden line. */
function reachableWords(lines: SongLines['lines'], marks: ReturnType<typeof gapMarks>): LineTokens {
  const of = (line: number) => lines[line] ?? []
  const isHidden = (line: number) =>
    marksOf(marks, line).some(({ word, outcome }) => word === null && outcome === 'open')
  return {
    lineCount: lines.length,
    of,
    wordCount: (line) => (isHidden(line) ? 1 : of(line).filter(({ isWord }) => isWord).length),
  }
}

/** The gap at a touched word; -1 if a phrase contains a gap, null if nothing is hidden. */
function hiddenAt({ lineElement, wordElement, firstWord, lastWord }: TouchedWord): number | null {
  if (firstWord === lastWord) {
    const { hidden } = wordElement.dataset
    return hidden === undefined ? null : Number(hidden)
  }
  const inPhrase = [...lineElement.querySelectorAll<HTMLElement>('[data-hidden]')].some(
    ({ dataset }) => Number(dataset.word) >= firstWord && Number(dataset.word) <= lastWord,
  )
  return inPhrase ? -1 : null
}
