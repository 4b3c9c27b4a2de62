import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { useTranslation } from 'react-i18next'
import { KeyHints } from '../controls/key-hints.tsx'
import { LineControls } from '../controls/line-controls.tsx'
import type { PlayerCommands } from '../controls/player-keys.ts'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import type { OpenOverlay } from '../options/player-overlays.tsx'
import type { PlayerOptions } from '../options/use-player-options.ts'
import { AboutItem } from './about-item.tsx'
import { MediaFailed } from './media-failed.tsx'
import { MediaLoading } from './media-loading.tsx'
import { SeekBar } from './seek-bar.tsx'
import { Subtitles } from './subtitles.tsx'
import { VideoClickArea } from './video-click-area.tsx'
import { YouTubeCover } from './youtube-cover.tsx'
import './video.css'

type Props = {
  item: MediaItem
  player: MediaPlayer
  lines: LinePlayback
  segments: readonly Segment[]
  commands: PlayerCommands
  options: PlayerOptions
  openExtra: OpenOverlay
}

/** The picture with its subtitles, and the controls under it. */
export function PlayerStage({ item, player, lines, segments, commands, options, openExtra }: Props) {
  const { t } = useTranslation('player')
  const isYouTube = item.source.type === 'youtube'
  const subtitles = (
    <Subtitles
      segments={segments}
      clock={player.clock}
      language={item.language}
      isDual={options.dual.isOn}
      translations={options.translations}
    />
  )
  return (
    <section className="player__stage" aria-label={t('stage')}>
      <div className="video">
        <div className="video__media" ref={player.stage} />
        {!isYouTube && <VideoClickArea player={player} onPress={commands.toggle} />}
        {/* YouTube's terms forbid overlays on its player, so its subtitles are below the picture. */}
        {!isYouTube && !player.failure && subtitles}
        {!player.isOpen && <YouTubeCover thumbnail={item.thumbnail} onOpen={player.play} />}
        <MediaLoading isWaiting={player.isWaiting} />
        {player.failure && <MediaFailed failure={player.failure} onRetry={player.retry} />}
      </div>
      <SeekBar clock={player.clock} durationSeconds={player.durationSeconds} onSeek={lines.seekTo} />
      {isYouTube && <div className="subtitles-below">{subtitles}</div>}
      <LineControls
        player={player}
        commands={commands}
        lines={lines}
        options={options}
        openExtra={openExtra}
      />
      <div className="about">
        <AboutItem item={item} lineCount={segments.length} />
        <KeyHints hasTranslations={options.translations.areThere} onHelp={commands.help} />
      </div>
    </section>
  )
}
