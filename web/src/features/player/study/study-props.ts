import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import type { TouchedWord } from '../lookup/touched-word.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import type { PlayerQuestion } from '../screen/player-queries.ts'

/** What a test made from the transcript is given by the player around it. */
export type StudyProps = {
  question: PlayerQuestion
  item: MediaItem
  segments: readonly Segment[]
  player: MediaPlayer
  onPlayLine: (line: number) => void
  /** From the beginning of a line, and on from there. */
  onPlayFrom: (line: number) => void
  onTouch: (touched: TouchedWord) => void
  /** Lines whose words a test still hides, because whole subtitles would answer it. */
  onHide: (lines: ReadonlyMap<number, string>) => void
}
