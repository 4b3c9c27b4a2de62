import { test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { expectStrangeSelectionsAnswered } from './testing/strange-selections.ts'

const server = serverForFile(() => createTestServer({ isBilled: false }))

test('ten thousand strange selections are answered or refused, without a server error', () =>
  expectStrangeSelectionsAnswered(server, { runs: 10_000, seed: 20261121 }))
