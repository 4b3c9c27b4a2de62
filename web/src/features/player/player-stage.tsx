import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { useTranslation } from 'react-i18next'
import { AboutItem } from './about-item.tsx'
import { KeyHints } from './key-hints.tsx'
import { LineControls } from './line-controls.tsx'
import type { MediaPlayer } from './media/use-media-player.ts'
import { MediaFailed } from './media-failed.tsx'
import { MediaLoading } from './media-loading.tsx'
import type { PlayerCommand } from './player-keys.ts'
import { Scrub } from './scrub.tsx'
import { Subtitles } from './subtitles.tsx'
import type { Lines } from './use-lines.ts'
import { VideoPress } from './video-press.tsx'
import { YouTubeCover } from './youtube-cover.tsx'

type Props = {
  item: MediaItem
  player: MediaPlayer
  lines: Lines
  segments: readonly Segment[]
  commands: Record<PlayerCommand, () => void>
  isDual: boolean
  hasTranslations: boolean
}

/** The picture with its subtitles, and the controls under it. */
export function PlayerStage({ item, player, lines, segments, commands, isDual, hasTranslations }: Props) {
  const { t } = useTranslation('player')
  const isYouTube = item.source.type === 'youtube'
  const subtitles = (
    <Subtitles segments={segments} clock={player.clock} language={item.language} isDual={isDual} />
  )
  return (
    <section className="player__stage" aria-label={t('stage')}>
      <div className="video">
        <div className="video__media" ref={player.stage} />
        {!isYouTube && <VideoPress player={player} onPress={commands.toggle} />}
        {/* YouTube's rules leave its picture bare, so there the subtitles stand below. */}
        {!isYouTube && !player.failure && subtitles}
        {!player.isOpen && <YouTubeCover thumbnail={item.thumbnail} onOpen={player.play} />}
        <MediaLoading isWaiting={player.isWaiting} />
        {player.failure && <MediaFailed failure={player.failure} onRetry={player.retry} />}
      </div>
      <Scrub clock={player.clock} durationSeconds={player.durationSeconds} onSeek={lines.seekTo} />
      {isYouTube && <div className="subtitles-below">{subtitles}</div>}
      <LineControls
        player={player}
        commands={commands}
        isLooping={lines.isLooping}
        isDual={isDual}
        hasTranslations={hasTranslations}
      />
      <div className="about">
        <AboutItem item={item} lineCount={segments.length} />
        <KeyHints hasTranslations={hasTranslations} />
      </div>
    </section>
  )
}
