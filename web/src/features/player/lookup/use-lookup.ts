import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { contextOf, placeInContext } from '@verbena/language/text/context-of'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lookup } from '../../../parts/word-card/card/lookup.ts'
import type { CardAnchor } from '../../../parts/word-card/card/use-card-position.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { MediaPlayer } from '../media/use-media-player.ts'
import type { TouchedWord } from './touched-word.ts'

/** The longest text that a lookup accepts (contract, `explain`). */
const textMaximum = 200

/** The longest line that is searched for grammar (contract, `findShownTopics`). */
const lineMaximum = 600

export type OpenLookup = { lookup: Lookup; anchor: CardAnchor; touched: TouchedWord }

export type LookupOf = ReturnType<typeof useLookup>

/** The looked-up word. Playback pauses while its card is open, and continues afterwards if it was playing. */
export function useLookup(player: MediaPlayer, item: MediaItem, segments: readonly Segment[]) {
  const { isUnderWay, play, pause } = player
  const [open, setOpen] = useState<OpenLookup | null>(null)
  const resumes = useRef(false)
  const toast = useToast()
  const { t } = useTranslation('player')

  const lookUp = (touched: TouchedWord) => {
    if (touched.text.length > textMaximum) {
      toast({ text: t('selectionTooLong', { maximum: `${textMaximum}` }) })
      return
    }
    if (!open) resumes.current = isUnderWay
    pause()
    const { text, line, firstWord, lineElement, wordElement } = touched
    const lookup = {
      text,
      context: contextOf(segments, line),
      at: placeInContext(segments, { line, word: firstWord, language: item.language }),
      mediaId: item.id,
      language: item.language,
      segment: line,
      line: segments[line]?.text.slice(0, lineMaximum),
      ...lineTranslationOf(segments[line]),
      ...untranslatedLineOf(segments[line], text),
    }
    setOpen({ lookup, anchor: { line: lineElement, word: wordElement }, touched })
  }
  /** Closes the card without continuing playback, for commands that control playback themselves. */
  const dismiss = useCallback(() => {
    setOpen(null)
    // Text that stays selected would be looked up again at the next press.
    getSelection()?.removeAllRanges()
  }, [])
  const close = useCallback(() => {
    dismiss()
    open?.touched.wordElement.focus({ preventScroll: true })
    if (resumes.current) play()
    resumes.current = false
  }, [open, play, dismiss])
  return { open, lookUp, close, dismiss }
}

const lineTranslationOf = (segment: Segment | undefined): Pick<Lookup, 'lineTranslation'> =>
  segment?.translation ? { lineTranslation: segment.translation } : {}

/** The whole line, if it has no translation and is longer than the touched text. */
function untranslatedLineOf(segment: Segment | undefined, touched: string): Pick<Lookup, 'untranslatedLine'> {
  if (!segment || segment.translation) return {}
  const line = segment.text.replace(/\s+/g, ' ').trim()
  const isMore = bare(line).length > bare(touched).length
  return isMore && line.length <= textMaximum ? { untranslatedLine: line } : {}
}

const bare = (text: string) => text.replace(/[\p{P}\s]/gu, '')
