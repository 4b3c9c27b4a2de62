import { useQueries } from '@tanstack/react-query'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { Beside } from './beside.tsx'
import { LockedItem } from './locked-item.tsx'
import { LookedUpCard } from './looked-up-card.tsx'
import { useMediaPlayer } from './media/use-media-player.ts'
import { type PlayerExtra, PlayerExtras } from './player-extras.tsx'
import { PlayerFailed } from './player-failed.tsx'
import { PlayerHead } from './player-head.tsx'
import { playerKinds } from './player-kind.ts'
import { itemQuery, type PlayerQuestion, positionQuery, transcriptQuery } from './player-queries.ts'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { PlayerStage } from './player-stage.tsx'
import { ReturnToListing } from './return-to-listing.tsx'
import { startSeconds } from './start-seconds.ts'
import { StudyTabs } from './study-tabs.tsx'
import { Transcript } from './transcript.tsx'
import { useAskedSeconds } from './use-asked-seconds.ts'
import { useBeside } from './use-beside.ts'
import { useHiddenLines } from './use-hidden-lines.ts'
import { useKnownWords } from './use-known-words.ts'
import { useLines } from './use-lines.ts'
import { useLookup } from './use-lookup.ts'
import { useOffsetLines } from './use-offset-lines.ts'
import { usePlayerCommands } from './use-player-commands.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { usePlayerOptions } from './use-player-options.ts'
import { useProgressReports } from './use-progress-reports.ts'

/** Loading, failure, and the player itself. */
export function PlayerScreen({ question }: { question: PlayerQuestion }) {
  // Not by Suspense: React holds back for 300 ms what takes the place of a fallback that it has just shown.
  const [item, transcript, position] = useQueries({
    queries: [itemQuery(question), transcriptQuery(question), positionQuery(question)],
  })
  const { kind } = question
  if (item.data?.isLocked) return <LockedItem kind={kind} item={item.data} />
  const asked = [item, transcript, position]
  // What has arrived once stays, whatever becomes of a later question.
  const failed = asked.filter(({ data, isError }) => isError && data === undefined)
  const error = failed[0]?.error
  // The item says more of a refusal than what belongs to it.
  if (error && !item.isPending)
    return (
      <PlayerFailed
        question={question}
        item={item.data}
        error={error}
        onRetry={() => {
          for (const query of failed) void query.refetch()
        }}
      />
    )
  if (!item.data || !transcript.data || position.data === undefined) return <PlayerSkeleton kind={kind} />
  const segments = transcript.data.vectortranscription
  if (segments.length === 0 && !item.data.isOwn) return <ReturnToListing question={question} />
  return <Player question={question} item={item.data} told={segments} saved={position.data} />
}

type Props = {
  question: PlayerQuestion
  item: MediaItem
  /** The lines as the catalogue tells them. */
  told: readonly Segment[]
  /** Seconds where the learner stopped. */
  saved: number | null
}

function Player({ question, item, told, saved }: Props) {
  const asked = useAskedSeconds()
  const player = useMediaPlayer(item, startSeconds(saved, item.durationSeconds, asked))
  const offset = useOffsetLines(item.id, told)
  const { segments } = offset
  const known = useKnownWords(question)
  const options = usePlayerOptions(offset, known)
  const lines = useLines(player, segments, options.pauses.isOn)
  const lookup = useLookup(player, item, segments)
  const { subtitles, hideLines } = useHiddenLines(segments)
  const [extra, openExtra] = useState<PlayerExtra>(null)
  const commands = usePlayerCommands({ player, lines, options, lookup, openHelp: () => openExtra('help') })
  useProgressReports({ question, clock: player.clock, isPlaying: player.isPlaying })
  usePlayerKeys(commands)
  const dismissing = (play: (place: number) => void) => (place: number) => {
    lookup.dismiss()
    play(place)
  }

  const beside = useBeside(item, player)
  const page = playerKinds[question.kind]
  // Without a text there is nothing to study yet; what is not one's own has no text to change.
  if (!beside && told.length === 0) return <Navigate to={page.textOf(item.id)} replace />
  if (beside && !item.isOwn) return <Navigate to={page.pageOf(item.id)} replace />

  return (
    <main className="player">
      <PlayerHead kind={question.kind} item={item} hasText={told.length > 0} />
      <PlayerStage
        item={item}
        player={player}
        lines={lines}
        segments={subtitles}
        commands={commands}
        options={options}
        openExtra={openExtra}
      />
      {beside ? (
        <Beside>{beside}</Beside>
      ) : (
        <StudyTabs
          question={question}
          item={item}
          segments={segments}
          player={player}
          onPlayLine={dismissing(lines.playLine)}
          onPlayFrom={dismissing(lines.playAt)}
          onTouch={lookup.lookUp}
          onHide={hideLines}
          onSwitch={lookup.dismiss}
          transcript={
            <Transcript
              item={item}
              segments={segments}
              clock={player.clock}
              lines={lines}
              lookedUp={lookup.open?.touched ?? null}
              onTouch={lookup.lookUp}
              onPlayFrom={dismissing(lines.playFrom)}
              known={known}
              translations={options.translations}
              colours={options.colours}
            />
          }
        />
      )}
      <LookedUpCard lookup={lookup} />
      <PlayerExtras
        extra={extra}
        open={openExtra}
        item={item}
        segments={segments}
        player={player}
        lines={lines}
        options={options}
        commands={commands}
      />
    </main>
  )
}
