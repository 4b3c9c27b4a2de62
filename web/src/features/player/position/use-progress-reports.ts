import { useQueryClient } from '@tanstack/react-query'
import { progressReportSeconds, reportProgress } from '@verbena/contract/player'
import { useEffect, useMemo, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'
import { hasLeft } from '../../../api/session.ts'
import { addToOutbox } from '../../../parts/outbox/outbox.ts'
import { isDefiniteRefusal } from '../../../parts/outbox/send-entry.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { MediaClock } from '../media/media-clock.ts'
import { type PlayerQuestion, positionQuery } from '../screen/player-queries.ts'
import { saveGuestPosition } from './guest-position.ts'
import { createPlayedSecondsMeter } from './played-seconds-meter.ts'

type ProgressSource = { question: PlayerQuestion; clock: MediaClock; isPlaying: boolean }

/**
 * Reports the position and the played seconds to the server every five seconds, on pause, and when the page is hidden or
 * left. Failed final reports are stored in the outbox. The position of a guest is kept in this tab.
 */
export function useProgressReports({ question, clock, isPlaying }: ProgressSource) {
  const queries = useQueryClient()
  const wasPlaying = useRef(false)
  const { id, learnerId } = question
  const meter = useMemo(() => createPlayedSecondsMeter(() => performance.now() / 1000), [])

  const report = useMemo(() => {
    let reportedAt = clock.seconds()
    let isSending = false
    /** Whether the last report was one on leaving, so that no other may follow. */
    let isLeft = false
    /** `isPaused` of the report that waits for the one before it. */
    let next: boolean | null = null
    const report = (isPaused: boolean, isLeaving = false) => {
      isLeft = isLeaving
      // Of two reports on their way at once the older one could arrive last. A page that is left cannot wait.
      if (isSending && !isLeaving) {
        next = isPaused
        return
      }
      // Milliseconds, because the server treats a second report with the same position as a repeated call.
      const progress = Math.max(0, Math.round(clock.seconds() * 1000) / 1000)
      const played = meter.take()
      if (played === 0 && Math.abs(progress - reportedAt) < 1) return
      reportedAt = progress
      queries.setQueryData(positionQuery(question).queryKey, progress)
      if (learnerId === null) {
        saveGuestPosition(id, progress)
        return
      }
      const body = { videoId: id, progress, time_delta: played, isPaused }
      const at = Date.now()
      // After a logout no data of the learner may be stored in this browser.
      const store = async () => {
        if (!hasLeft()) await addToOutbox(learnerId, [{ kind: 'watchProgress', id: randomId(), at, body }])
      }
      // A page that is being left offline has no time for a request.
      if (isLeaving && !navigator.onLine) return void store()
      isSending = true
      call(reportProgress, { body }, { keepalive: isPaused })
        .catch((error) => {
          // The next report includes these seconds; if there is none, the outbox stores them.
          if (!isLeaving && !isLeft) meter.giveBack(played)
          else if (!isDefiniteRefusal(error)) void store()
        })
        .finally(() => {
          isSending = false
          if (next === null) return
          const isNextPaused = next
          next = null
          report(isNextPaused)
        })
    }
    return report
  }, [clock, id, meter, queries, question, learnerId])

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
      if (document.visibilityState === 'hidden') report(true, true)
    }
    const leave = () => report(true, true)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      leave()
      // The listing shows the progress of each item.
      void queries.invalidateQueries({ queryKey: queryKeys.catalogue.all })
    }
  }, [queries, report])
}
