import { test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { expectStrangeSelectionsAnswered } from './testing/strange-selections.ts'

const server = serverForFile(() => createTestServer({ isBilled: false }))

test(
  'three hundred strange selections are answered or refused, without a server error',
  () => expectStrangeSelectionsAnswered(server, { runs: 300, seed: 20261122 }),
  60_000,
)
