import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { logOptions } from './log.ts'
import { answerRefusals } from './refusals.ts'

/** The log of a request that fails with this error, at the level of warnings. */
async function logOf(error: Error): Promise<string> {
  let log = ''
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log += line
      done()
    },
  })
  const logger = { ...(logOptions('warn') as object), stream }
  const app = Fastify({ logger }) as unknown as FastifyInstance
  answerRefusals(app)
  app.get('/files/:id', () => {
    throw error
  })
  await app.inject('/files/secreto?url=http://169.254.169.254/secreto')
  await app.close()
  return log
}

test.each(['VIDEO_LINK_NOT_VALID', 'FILE_BROKEN', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'] as const)(
  'a refusal of a possible attack (%s) is logged, without the data of the request',
  async (code) => {
    const line = JSON.parse(await logOf(new AppError(code, 'secreto')))
    expect(line).toMatchObject({ level: 40, msg: 'refused', code, route: '/files/:id' })
    expect(JSON.stringify(line)).not.toContain('secreto')
  },
)

test('ordinary refusals are not logged', async () => {
  expect(await logOf(new AppError('NOT_FOUND', 'This video does not exist.'))).toBe('')
})
