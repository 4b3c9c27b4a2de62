import { useSuspenseQueries } from '@tanstack/react-query'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { WordCard } from '../../parts/word-card/word-card.tsx'
import { LockedItem } from './locked-item.tsx'
import { type MediaPlayer, useMediaPlayer } from './media/use-media-player.ts'
import { PlayerHead } from './player-head.tsx'
import { itemQuery, type PlayerQuestion, positionQuery, transcriptQuery } from './player-queries.ts'
import { PlayerStage } from './player-stage.tsx'
import { ReturnToListing } from './return-to-listing.tsx'
import { nextSpeed } from './speeds.ts'
import { startSeconds } from './start-seconds.ts'
import { Transcript } from './transcript.tsx'
import { useAskedSeconds } from './use-asked-seconds.ts'
import { useDualSubtitles } from './use-dual-subtitles.ts'
import { useLines } from './use-lines.ts'
import { useLookup } from './use-lookup.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useProgressReports } from './use-progress-reports.ts'

export function PlayerScreen({ question }: { question: PlayerQuestion }) {
  const [item, transcript, position] = useSuspenseQueries({
    queries: [itemQuery(question), transcriptQuery(question), positionQuery(question)],
  })
  const segments = transcript.data.vectortranscription
  if (item.data.isLocked) return <LockedItem kind={question.kind} />
  if (segments.length === 0) return <ReturnToListing question={question} />
  return <Player question={question} item={item.data} segments={segments} saved={position.data} />
}

type Props = {
  question: PlayerQuestion
  item: MediaItem
  segments: readonly Segment[]
  /** Seconds where the learner stopped. */
  saved: number | null
}

function Player({ question, item, segments, saved }: Props) {
  const asked = useAskedSeconds()
  const player = useMediaPlayer(item, startSeconds(saved, item.durationSeconds, asked))
  const lines = useLines(player, segments)
  const dual = useDualSubtitles()
  const lookup = useLookup(player, item, segments)
  useProgressReports({ question, clock: player.clock, isPlaying: player.isPlaying })

  const hasTranslations = segments.some((segment) => segment.translation)
  /** A command for playback closes the card of a word. */
  const closing =
    (command: () => void): (() => void) =>
    () => {
      lookup.dismiss()
      command()
    }
  const commands = {
    previous: closing(lines.previous),
    repeat: closing(lines.repeat),
    next: closing(lines.next),
    toggle: closing(toggleOf(player)),
    speed: () => player.setRate(nextSpeed(player.rate)),
    loop: lines.toggleLoop,
    dual: hasTranslations ? dual.toggleDual : () => {},
  }
  usePlayerKeys(commands)

  return (
    <main className="player">
      <PlayerHead kind={question.kind} item={item} />
      <PlayerStage
        item={item}
        player={player}
        lines={lines}
        segments={segments}
        commands={commands}
        isDual={dual.isDual && hasTranslations}
        hasTranslations={hasTranslations}
      />
      <Transcript
        item={item}
        segments={segments}
        clock={player.clock}
        lookedUp={lookup.open?.touched ?? null}
        onTouch={lookup.lookUp}
        onPlayFrom={(line) => {
          lookup.dismiss()
          lines.playFrom(line)
        }}
      />
      {lookup.open && (
        <WordCard
          key={`${lookup.open.lookup.text} ${lookup.open.touched.line} ${lookup.open.touched.firstWord}`}
          lookup={lookup.open.lookup}
          anchor={lookup.open.anchor}
          onClose={lookup.close}
        />
      )}
    </main>
  )
}

/** A film that failed has nothing to play: pressing play tries again. */
function toggleOf({ failure, isUnderWay, pause, play, retry }: MediaPlayer): () => void {
  if (failure) return retry
  return isUnderWay ? pause : play
}
