import { tokenise } from '@verbena/language/text/tokenise'
import type { MouseEvent } from 'react'
import { touchedWord } from '../lookup/touched-word.ts'
import type { StudyProps } from './study-props.ts'

type Props = { study: Pick<StudyProps, 'item' | 'segments' | 'onTouch'>; line: number; word: number }

/** A line in which one word can be looked up; the parent element has the `data-line` of the line. */
export function WordInLine({ study: { item, segments, onTouch }, line, word: wanted }: Props) {
  const touch = ({ target }: MouseEvent) => {
    const touched = touchedWord(target)
    if (touched) onTouch(touched)
  }
  let word = -1
  return (
    <p className="missed__line" lang={item.language}>
      {tokenise(segments[line]?.text ?? '', item.language).map(({ text, isWord, start }) => {
        if (isWord) word += 1
        if (!isWord || word !== wanted) return text
        return (
          <button key={start} type="button" className="missed__word" data-word={word} onClick={touch}>
            {text}
          </button>
        )
      })}
    </p>
  )
}
