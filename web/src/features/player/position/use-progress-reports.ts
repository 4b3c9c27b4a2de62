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

type Playing = { question: PlayerQuestion; clock: MediaClock; isPlaying: boolean }

/**
 * Tells the server where the learner is and how long they played: every five seconds, on pause, when the page
 * is hidden and when it is left. What cannot be sent then waits in the outbox. A guest's place stays in this tab.
 */
export function useProgressReports({ question, clock, isPlaying }: Playing) {
  const queries = useQueryClient()
  const wasPlaying = useRef(false)
  const { id, learnerId } = question
  const meter = useMemo(() => createPlayedSecondsMeter(() => performance.now() / 1000), [])

  const report = useMemo(() => {
    let reportedAt = clock.seconds()
    return (isPaused: boolean, isLeaving = false) => {
      // To the millisecond: a report from the very place of the last one is taken for the same call once more.
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
      // After a log-out nothing of the learner may be stored in this browser.
      const store = async () => {
        if (!hasLeft()) await addToOutbox(learnerId, [{ kind: 'watchProgress', id: randomId(), at, body }])
      }
      // A page that is left without a connection has no time to try.
      if (isLeaving && !navigator.onLine) return void store()
      call(reportProgress, { body }, { keepalive: isPaused }).catch((error) => {
        // The next report carries these seconds too; where the page is left, the outbox does.
        if (!isLeaving) meter.giveBack(played)
        else if (!isDefiniteRefusal(error)) void store()
      })
    }
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
      // The listing shows how far each title was watched.
      void queries.invalidateQueries({ queryKey: queryKeys.catalogue.all })
    }
  }, [queries, report])
}
