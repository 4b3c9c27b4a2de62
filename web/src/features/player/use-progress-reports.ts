import { useQueryClient } from '@tanstack/react-query'
import { progressReportSeconds, reportProgress } from '@verbena/contract/player'
import { useEffect, useMemo, useRef } from 'react'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import { saveGuestPosition } from './guest-position.ts'
import type { MediaClock } from './media/media-clock.ts'
import { type PlayerQuestion, positionQuery } from './player-queries.ts'
import { createProgressMeter } from './progress-meter.ts'

type Playing = { question: PlayerQuestion; clock: MediaClock; isPlaying: boolean }

/**
 * Tells the server where the learner is and how long they played: every five seconds, on pause, when the page
 * is hidden and when it is left. A guest's place stays in this tab.
 */
export function useProgressReports({ question, clock, isPlaying }: Playing) {
  const queries = useQueryClient()
  const wasPlaying = useRef(false)
  const { id, username } = question
  const meter = useMemo(() => createProgressMeter(() => performance.now() / 1000), [])

  const report = useMemo(() => {
    let reportedAt = clock.seconds()
    return (isPaused: boolean) => {
      // To the millisecond: a report from the very place of the last one is taken for the same call once more.
      const progress = Math.max(0, Math.round(clock.seconds() * 1000) / 1000)
      const played = meter.take()
      if (played === 0 && Math.abs(progress - reportedAt) < 1) return
      reportedAt = progress
      queries.setQueryData(positionQuery(question).queryKey, progress)
      if (username === null) {
        saveGuestPosition(id, progress)
        return
      }
      const body = { videoId: id, progress, time_delta: played, isPaused }
      // Quiet when it fails: the next report carries these seconds too.
      call(reportProgress, { body }, { keepalive: isPaused }).catch(() => meter.giveBack(played))
    }
  }, [clock, id, meter, queries, question, username])

  useEffect(() => {
    if (isPlaying) {
      meter.start()
      wasPlaying.current = true
      const timer = setInterval(() => report(false), progressReportSeconds * 1000)
      return () => clearInterval(timer)
    }
    meter.stop()
    if (wasPlaying.current) report(true)
    wasPlaying.current = false
  }, [isPlaying, meter, report])

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') report(true)
    }
    const leave = () => report(true)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      leave()
      // The listing shows how far each title was watched.
      void queries.invalidateQueries({ queryKey: queryKeys.catalogue })
    }
  }, [queries, report])
}
