import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import type { TouchedWord } from '../lookup/touched-word.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import type { PlayerQuestion } from '../screen/player-queries.ts'

/** Props that the player passes to its study panels. */
export type StudyProps = {
  question: PlayerQuestion
  item: MediaItem
  segments: readonly Segment[]
  player: MediaPlayer
  onPlayLine: (line: number) => void
  /** Plays from the start of a line. */
  onPlayFrom: (line: number) => void
  onTouch: (touched: TouchedWord) => void
  /** Replaces lines in the subtitles, which would otherwise show the answers of a test. */
  onHide: (lines: ReadonlyMap<number, string>) => void
}
