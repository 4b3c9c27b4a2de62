import type { RequestOutput } from '@verbena/contract/endpoint'
import type { recordTestResult, TestResult } from '@verbena/contract/media-tests'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { requireMedia } from '../catalogue/catalogue.service.ts'
import { addResult, listBestAndLast } from './test-results.queries.ts'

type Result = RequestOutput<typeof recordTestResult>['body']

/** @throws AppError NOT_FOUND, PLAN_REQUIRED */
export async function saveResult(services: Services, caller: Caller, result: Result) {
  const { mediaId, kind, mode = '', score, total, attemptId, secondsAgo = 0 } = result
  await requireMedia(services, await viewerOf(services, caller, {}), mediaId)
  await addResult(services.db, {
    learnerId: caller.learnerId,
    mediaId,
    id: attemptId,
    kind,
    mode,
    score,
    total,
    finishedAt: new Date(services.clock.now().getTime() - secondsAgo * 1000),
  })
}

/** The best and the last result of each test that the learner took of a media item. */
export async function readResults(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  mediaId: string,
): Promise<TestResult[]> {
  const rows = await listBestAndLast(db, learnerId, mediaId)
  const shown = ({ score, total, finishedAt }: (typeof rows)[number]) => ({
    score,
    total,
    at: finishedAt.toISOString(),
  })
  return rows
    .filter(({ bestRank }) => bestRank === 1)
    .map((best) => {
      const { kind, mode, attempts } = best
      const last = rows.find((row) => row.lastRank === 1 && row.kind === kind && row.mode === mode) ?? best
      return { kind, mode, attempts, best: shown(best), last: shown(last) }
    })
}
