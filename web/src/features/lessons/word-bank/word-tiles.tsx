import type { WordBankItem } from '@verbena/contract/lesson-items'
import {
  answerState,
  type WordBankAction,
  type WordBankSession,
} from '@verbena/language/lesson/word-bank-session'
import { type Dispatch, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { useTileDrag } from './use-tile-drag.ts'

type Props = { item: WordBankItem; session: WordBankSession; act: Dispatch<WordBankAction> }

/**
 * The sentence on its lines, and the bank below it. A press lays a word and takes it back; a laid one is dragged to
 * another place, or moved there by the arrows. A word that is laid leaves its place in the bank empty, so that nothing
 * jumps.
 */
export function WordTiles({ item, session, act }: Props) {
  const { t } = useTranslation('lesson')
  const { chosen } = session
  const [news, setNews] = useState('')
  const isAnswered = session.answer !== null
  const tell = (tile: number, to: number, total: number) =>
    setNews(t('laid', { word: item.words[tile] ?? '', place: to + 1, total }))
  const move = (tile: number, to: number) => {
    act({ type: 'moved', tile, to })
    tell(tile, to, chosen.length)
  }
  const drag = useTileDrag(chosen, move)
  const lay = (tile: number) => {
    act({ type: 'chose', tile })
    tell(tile, chosen.length, chosen.length + 1)
  }
  const takeBack = (tile: number) => {
    setNews('')
    act({ type: 'tookBack', tile })
  }
  const onLaidKey = (event: KeyboardEvent, tile: number) => {
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
            onKeyDown={(event) => onLaidKey(event, tile)}
            onClick={() => !isAnswered && !drag.wasDragged() && takeBack(tile)}
          >
            {item.words[tile]}
          </button>
        ))}
      </fieldset>
      <fieldset className="word-bank" aria-label={t('words')} lang={item.audio_lang}>
        {item.words.map((word, tile) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bank may hold a word twice, and never changes its order
            key={tile}
            type="button"
            className={classNames('tile', chosen.includes(tile) && 'tile--laid')}
            aria-disabled={isAnswered || undefined}
            disabled={chosen.includes(tile)}
            onClick={() => !isAnswered && lay(tile)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <LiveRegion>{news}</LiveRegion>
    </>
  )
}
