import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import {
  answerState,
  type WordBankAction,
  type WordBankSession,
} from '@verbena/language/lessons/word-bank-session'
import { type Dispatch, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { keyedItems } from '../../../ui/list-keys/keyed-items.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { useTileDrag } from './use-tile-drag.ts'

type Props = { item: WordBankItem; session: WordBankSession; act: Dispatch<WordBankAction> }

/**
 * The sentence, and the word bank below it. A press places a word or takes it back; a placed word is moved by dragging or
 * by the arrow keys. A placed word leaves a gap in the bank, so that the layout does not shift.
 */
export function WordTiles({ item, session, act }: Props) {
  const { t } = useTranslation('lesson')
  const { chosen } = session
  const [announcement, setAnnouncement] = useState('')
  const isAnswered = session.answer !== null
  const announce = (tile: number, to: number, total: number) =>
    setAnnouncement(t('laid', { word: item.words[tile] ?? '', place: to + 1, total }))
  const move = (tile: number, to: number) => {
    act({ type: 'moved', tile, to })
    announce(tile, to, chosen.length)
  }
  const drag = useTileDrag(chosen, move)
  const place = (tile: number) => {
    act({ type: 'chose', tile })
    announce(tile, chosen.length, chosen.length + 1)
  }
  const takeBack = (tile: number) => {
    setAnnouncement('')
    act({ type: 'tookBack', tile })
  }
  const handleArrowKey = (event: KeyboardEvent, tile: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = chosen.indexOf(tile) + (step ?? 0)
    if (!step || to < 0 || to >= chosen.length || isAnswered) return
    event.preventDefault()
    move(tile, to)
  }
  return (
    <>
      <p className="visually-hidden" id="tiles-hint">
        {t('laidHint')}
      </p>
      <fieldset
        className={classNames('answer-lines', `answer-lines--${answerState(session)}`)}
        aria-label={t('yourSentence')}
        aria-describedby="tiles-hint"
        lang={item.audio_lang}
        ref={drag.lines}
      >
        {chosen.map((tile) => (
          <button
            key={tile}
            type="button"
            className="tile"
            aria-disabled={isAnswered || undefined}
            data-tile={tile}
            {...(!isAnswered && drag.handlers(tile))}
            onKeyDown={(event) => handleArrowKey(event, tile)}
            onClick={() => !isAnswered && !drag.wasDragged() && takeBack(tile)}
          >
            {item.words[tile]}
          </button>
        ))}
      </fieldset>
      <fieldset className="word-bank" aria-label={t('words')} lang={item.audio_lang}>
        {keyedItems(item.words, (word) => word).map(({ item: word, key, index: tile }) => (
          <button
            key={key}
            type="button"
            className={classNames('tile', chosen.includes(tile) && 'tile--laid')}
            aria-disabled={isAnswered || undefined}
            disabled={chosen.includes(tile)}
            onClick={() => !isAnswered && place(tile)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
