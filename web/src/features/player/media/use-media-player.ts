import type { MediaItem } from '@verbena/contract/catalogue'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { FileAdapter } from './file-adapter.ts'
import type { MediaAdapter, MediaOptions } from './media-adapter.ts'
import { createMediaClock } from './media-clock.ts'
import { initialStatus, nextStatus } from './media-status.ts'
import type { StopRule } from './playback-stop-rule.ts'
import { usePlaybackTicks } from './use-playback-ticks.ts'
import { YouTubeAdapter } from './youtube-adapter.ts'

export type MediaPlayer = ReturnType<typeof useMediaPlayer>

/**
 * The player of the page. A file opens at once; YouTube is not contacted before the learner presses play. Until then, and
 * after a failure, the clock and the transcript work without the player.
 */
export function useMediaPlayer(item: MediaItem, startSeconds: number) {
  const stage = useRef<HTMLDivElement>(null)
  const adapter = useRef<MediaAdapter | null>(null)
  const wanted = useRef({ rate: 1, plays: false })
  const [clock] = useState(() => createMediaClock(startSeconds))
  const [status, dispatch] = useReducer(nextStatus, initialStatus)
  const [rate, setRate] = useState(1)
  const stops = useRef<StopRule | null>(null)
  /** Number of times that the player was opened; 0 shows the cover. */
  const [opening, setOpening] = useState(item.source.type === 'youtube' ? 0 : 1)

  useEffect(() => {
    if (opening === 0 || !stage.current) return
    const made = createAdapter(stage.current, item, {
      startSeconds: clock.seconds(),
      onEvent: (event) => {
        if (event.type === 'seeked') clock.set(made.currentSeconds())
        const onwards = event.type === 'ended' ? (stops.current?.afterEnd() ?? null) : null
        dispatch(event)
        if (onwards === null) return
        made.seek(onwards)
        made.play()
      },
    })
    adapter.current = made
    if (wanted.current.rate !== 1) made.setRate(wanted.current.rate)
    if (wanted.current.plays) made.play()
    return () => {
      made.destroy()
      adapter.current = null
    }
  }, [opening, item, clock])

  const actions = useMemo(() => {
    const play = () => {
      wanted.current.plays = true
      setOpening((count) => Math.max(1, count))
      adapter.current?.play()
    }
    const pause = () => {
      wanted.current.plays = false
      adapter.current?.pause()
    }
    return {
      play,
      pause,
      seek: (seconds: number) => {
        adapter.current?.seek(seconds)
        clock.set(seconds)
      },
      setRate: (next: number) => {
        wanted.current.rate = next
        adapter.current?.setRate(next)
        setRate(next)
      },
      retry: () => {
        wanted.current.plays = true
        dispatch({ type: 'retried' })
        setOpening((count) => count + 1)
      },
      /** Sets the rule that decides where playback pauses or jumps back. */
      setStops: (rule: StopRule) => {
        stops.current = rule
      },
    }
  }, [clock])
  usePlaybackTicks({ adapter, clock, isPlaying: status.isPlaying, stops, pause: actions.pause })

  const durationSeconds = status.durationSeconds ?? item.durationSeconds
  const isOpen = opening > 0
  const isFile = item.source.type === 'file'
  /** Playing, or buffering after play was pressed. */
  const isUnderWay = status.isPlaying || (isFile && status.isBuffering)
  /** YouTube shows its own loading state once its iframe is ready. */
  const isWaiting = isFile ? status.isBuffering : isOpen && !status.isReady && !status.failure
  return {
    stage,
    clock,
    ...status,
    durationSeconds,
    rate,
    isOpen,
    isUnderWay,
    isWaiting,
    ...actions,
  }
}

function createAdapter(host: HTMLElement, item: MediaItem, options: MediaOptions): MediaAdapter {
  return item.source.type === 'youtube'
    ? new YouTubeAdapter(host, item.source.videoId, options)
    : new FileAdapter(host, item.source.files, item.thumbnail, options)
}
