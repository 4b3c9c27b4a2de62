import { editOwnTranscript, readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { expect, test } from 'vitest'
import { startLeaseRunner } from '../../../jobs/lease-runner.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { alignmentQueue } from '../alignment/alignment-queue.service.ts'
import { computeMissingStatistics } from './transcript-statistics.service.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)

/** An aligner that finishes at once, so that its result competes with the next text of the learner. */
const immediate = (lines: readonly string[]) => ({
  kind: 'aligned' as const,
  lines: lines.map((text, at) => ({ text, start: at, end: at + 1, cost: 0, words: [] })),
  durationSeconds: lines.length,
})

test('replacing, analysing and aligning a text at the same time causes no deadlock', async () => {
  server.services.aligner = {
    canRead: async () => true,
    speaks: () => true,
    align: async ({ lines }) => immediate(lines),
  }
  const failures: unknown[] = []
  const runner = startLeaseRunner(alignmentQueue(server.services), {
    clock: server.services.clock,
    onFailure: (error) => failures.push(error),
    isPolling: false,
  })
  const token = await client().joinPro()
  const id = await client().addFile(token, 'tone.wav', { language: 'es' })
  const read = async () => (await server.call(readOwnTranscript, { params: { id } }, token)).body
  const statuses = new Set<number>()
  for (let round = 0; round < 25; round++) {
    const { version } = await read()
    const edits = [{ kind: 'remove' as const, line: 0 }]
    const replies = await Promise.all([
      client().putText(token, id, version, `El gato come pan ${round}.\nLa casa es grande.`),
      client().putText(token, id, version, `El perro duerme ${round}.\nLa casa es grande.`),
      server.call(editOwnTranscript, { params: { id }, body: { version, edits } }, token),
      runner.runNext().then(() => ({ status: 200 })),
      computeMissingStatistics(server.services).then(() => ({ status: 200 })),
    ])
    for (const { status } of replies) statuses.add(status)
  }
  while (await runner.runNext());
  await server.services.backgroundTasks.settled()
  expect(failures).toEqual([])
  expect([...statuses].filter((status) => status !== 200 && status !== 409 && status !== 400)).toEqual([])
  // In every round, one of the simultaneous texts is accepted.
  expect((await read()).version).toBeGreaterThanOrEqual(25)
}, 60_000)
