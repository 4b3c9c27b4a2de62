import { readTranscription, startTranscription } from '@verbena/contract/own-media/transcription'
import { expect, test } from 'vitest'
import { startLeaseRunner } from '../../../jobs/lease-runner.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { alignmentQueue } from '../alignment/alignment-queue.service.ts'
import { transcriptionQueue } from './transcription-queue.service.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const byHand = () => ({
  clock: server.services.clock,
  isPolling: false,
  onFailure: (error: unknown) => {
    throw error
  },
})
const addSound = (token: string) => client().addFile(token, 'tone.wav', { language: 'es' })

test('a learner with many alignments does not delay another', async () => {
  const order: (string | undefined)[] = []
  server.services.aligner = {
    canRead: async () => true,
    speaks: () => true,
    align: async ({ lines: [first] }) => {
      order.push(first)
      return { kind: 'otherText' }
    },
  }
  const [busy, late] = [await client().joinPro(), await client().joinPro()]
  for (const text of ['uno', 'dos', 'tres']) await client().putText(busy, await addSound(busy), 0, text)
  await client().putText(late, await addSound(late), 0, 'otra')
  const runner = startLeaseRunner(alignmentQueue(server.services), byHand())
  while (await runner.runNext());
  expect(order).toEqual(['uno', 'otra', 'dos', 'tres'])
})

test('a learner with many transcriptions does not delay another', async () => {
  server.services.transcriber = {
    bytesMaximum: 1_000_000,
    transcribe: async () => [{ text: 'Hola', start: 0, end: 1, words: [] }],
  }
  const [busy, late] = [await client().joinPro(), await client().joinPro()]
  const asked: [token: string, id: string][] = []
  for (const token of [busy, busy, late]) {
    const id = await addSound(token)
    await server.call(startTranscription, { params: { id } }, token)
    asked.push([token, id])
  }
  const statuses = () =>
    Promise.all(
      asked.map(
        async ([token, id]) => (await server.call(readTranscription, { params: { id } }, token)).body.status,
      ),
    )
  const runner = startLeaseRunner(transcriptionQueue(server.services), byHand())
  await runner.runNext()
  await runner.runNext()
  expect(await statuses()).toEqual(['done', 'waiting', 'done'])
  await runner.runNext()
  expect(await statuses()).toEqual(['done', 'done', 'done'])
})
