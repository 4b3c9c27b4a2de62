import type { Token } from '@verbena/language/text/tokenise'
import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { touchedWord } from '../lookup/touched-word.ts'
import { PlayLineButton } from '../study/play-line-button.tsx'
import type { StudyProps } from '../study/study-props.ts'
import { type GapGame, isWord } from './game/song-gaps.ts'
import type { SongLines } from './game/use-song-lines.ts'

type Props = { study: StudyProps; song: SongLines; game: GapGame }

/** The lines with a wrong or skipped answer: words can be looked up and saved, and lines replayed. */
export function MissedLines({ study, song, game }: Props) {
  const { t } = useTranslation('song')
  const { native } = useAudience()
  const title = useId()
  const missed = missedWords(game)
  if (missed.size === 0) return <p className="study-done__all">{t('allRight')}</p>
  const touch = ({ target }: MouseEvent) => {
    const touched = touchedWord(target)
    if (touched) study.onTouch(touched)
  }
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('missed')}</h3>
      <p className="muted">{t('missedHint')}</p>
      <ol className="missed">
        {[...missed].map(([line, words]) => (
          <li key={line} className="missed__item" data-line={line}>
            <p className="missed__line" lang={study.item.language}>
              {withWords(song.lines[line] ?? [], words, touch)}
            </p>
            {study.segments[line]?.translation && (
              <p className="muted" lang={native}>
                {study.segments[line].translation}
              </p>
            )}
            <PlayLineButton onPlay={() => study.onPlayLine(line)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The indexes of the missed words, by line; empty if the whole line was hidden. */
function missedWords({ hidden, results }: GapGame): ReadonlyMap<number, readonly number[]> {
  const missed = new Map<number, number[]>()
  for (const [index, one] of hidden.entries()) {
    if (results[index]?.outcome === 'right') continue
    missed.set(one.line, [...(missed.get(one.line) ?? []), ...(isWord(one) ? [one.wordInLine] : [])])
  }
  return missed
}

/** A line in which every word is a button and the missed words are marked. */
function withWords(
  tokens: readonly Token[],
  missed: readonly number[],
  onTouch: (event: MouseEvent) => void,
) {
  let word = -1
  return tokens.map(({ text, isWord: isSaid, start }) => {
    if (!isSaid) return text
    word += 1
    return (
      <button
        key={start}
        type="button"
        className={classNames('song-word', missed.includes(word) && 'missed__word')}
        data-word={word}
        onClick={onTouch}
      >
        {text}
      </button>
    )
  })
}
