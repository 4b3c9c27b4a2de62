import { useQueries } from '@tanstack/react-query'
import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { usePlayerCommands } from '../controls/use-player-commands.ts'
import { usePlayerKeys } from '../controls/use-player-keys.ts'
import { useLinePlayback } from '../line-playback/use-line-playback.ts'
import { PlayerWordCard } from '../lookup/player-word-card.tsx'
import { useLookup } from '../lookup/use-lookup.ts'
import { useMediaPlayer } from '../media/use-media-player.ts'
import { type PlayerOverlay, PlayerOverlays } from '../options/player-overlays.tsx'
import { useOffsetLines } from '../options/use-offset-lines.ts'
import { usePlayerOptions } from '../options/use-player-options.ts'
import { startSeconds } from '../position/start-seconds.ts'
import { useLinkedSeconds } from '../position/use-linked-seconds.ts'
import { useProgressReports } from '../position/use-progress-reports.ts'
import { PlayerStage } from '../stage/player-stage.tsx'
import { StudyTabs } from '../study/study-tabs.tsx'
import { useHiddenLines } from '../study/use-hidden-lines.ts'
import { Transcript } from '../transcript/transcript.tsx'
import { useKnownWords } from '../transcript/use-known-words.ts'
import { LockedItem } from './locked-item.tsx'
import { PlayerFailed } from './player-failed.tsx'
import { PlayerHeader } from './player-header.tsx'
import { playerKinds } from './player-kind.ts'
import { itemQuery, type PlayerQuestion, positionQuery, transcriptQuery } from './player-queries.ts'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { RedirectToListing } from './redirect-to-listing.tsx'
import { useSidePanel } from './use-side-panel.ts'
import './side-panel.css'

/** The player, its loading state, or its failure. */
export function PlayerScreen({ question }: { question: PlayerQuestion }) {
  // Without Suspense, because React delays content by 300 ms after it has shown a fallback.
  const [item, transcript, position] = useQueries({
    queries: [itemQuery(question), transcriptQuery(question), positionQuery(question)],
  })
  const { kind } = question
  if (item.data?.isLocked) return <LockedItem kind={kind} item={item.data} />
  const queries = [item, transcript, position]
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  const refetch = () => {
    for (const query of failed) void query.refetch()
  }
  // The error of the item explains a refusal better than the errors of its other data.
  const error = item.isPending ? null : (failed[0]?.error ?? null)
  const isThere = item.data && transcript.data && position.data !== undefined
  const data = isThere && {
    media: item.data,
    segments: transcript.data.vectortranscription,
    saved: position.data,
  }
  return (
    <QueryView
      query={{ data: data || undefined, error, refetch }}
      loading={<PlayerSkeleton kind={kind} />}
      failed={(failure, onRetry) => (
        <PlayerFailed question={question} item={item.data} error={failure} onRetry={onRetry} />
      )}
    >
      {({ media, segments, saved }) =>
        segments.length === 0 && !media.isOwn ? (
          <RedirectToListing question={question} />
        ) : (
          <Player question={question} item={media} catalogueSegments={segments} saved={saved} />
        )
      }
    </QueryView>
  )
}

type Props = {
  question: PlayerQuestion
  item: MediaItem
  /** The lines with the times of the catalogue, before the offset that the learner chose. */
  catalogueSegments: readonly Segment[]
  /** The learner's last position in seconds. */
  saved: number | null
}

function Player({ question, item, catalogueSegments, saved }: Props) {
  const linkedSeconds = useLinkedSeconds()
  const player = useMediaPlayer(item, startSeconds(saved, item.durationSeconds, linkedSeconds))
  const offset = useOffsetLines(item.id, catalogueSegments)
  const { segments } = offset
  const known = useKnownWords(question)
  const options = usePlayerOptions(offset, known)
  const lines = useLinePlayback(player, segments, options.pauses.isOn)
  const lookup = useLookup(player, item, segments)
  const { subtitles, hideLines } = useHiddenLines(segments)
  const [extra, openExtra] = useState<PlayerOverlay>(null)
  const commands = usePlayerCommands({ player, lines, options, lookup, openHelp: () => openExtra('help') })
  useProgressReports({ question, clock: player.clock, isPlaying: player.isPlaying })
  usePlayerKeys(commands)
  const dismissing = (play: (place: number) => void) => (place: number) => {
    lookup.dismiss()
    play(place)
  }

  const beside = useSidePanel(item, player)
  const page = playerKinds[question.kind]
  // An item without a transcript opens the page to add one; only own items have that page.
  if (!beside && catalogueSegments.length === 0) return <Navigate to={page.textOf(item.id)} replace />
  if (beside && !item.isOwn) return <Navigate to={page.pageOf(item.id)} replace />

  return (
    <main className="player">
      <PlayerHeader kind={question.kind} item={item} hasText={catalogueSegments.length > 0} />
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
        <SidePanel>{beside}</SidePanel>
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
      <PlayerWordCard lookup={lookup} />
      <PlayerOverlays
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

/** The panel that replaces the study tabs; the picture stays visible while the panel loads. */
function SidePanel({ children }: { children: ReactNode }) {
  return (
    <div className="beside">
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}
