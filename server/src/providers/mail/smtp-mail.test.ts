import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { startBrokenSmtp, startFakeSmtp } from '../../testing/fakes/fake-smtp.ts'
import { createSmtpMail } from './smtp-mail.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const email = {
  to: 'marta@example.org',
  subject: 'Una contraseña nueva',
  text: 'Sigue: http://verbena.test/x',
}
/** The limits of the product, because a busy machine is slow: only servers that do not answer need short ones. */
const mailTo = (port: number, { user = '', query = '', limits = {} } = {}) =>
  createSmtpMail({
    smtpUrl: `smtp://${user}127.0.0.1:${port}${query}`,
    from: 'Verbena <post@verbena.test>',
    retryDelayMs: 1,
    ...limits,
  })
const shortLimits = { greetingTimeoutMs: 200, timeoutMs: 1000 }

async function startSmtp(options?: Parameters<typeof startFakeSmtp>[0]) {
  const smtp = await startFakeSmtp(options)
  stops.push(smtp.stop)
  return smtp
}

async function startBroken(treat: (socket: Socket) => void) {
  const broken = await startBrokenSmtp(treat)
  stops.push(broken.stop)
  return broken
}

describe('an e-mail', () => {
  test('arrives with sender, subject and text', async () => {
    const smtp = await startSmtp()
    await mailTo(smtp.port).send(email)
    expect(smtp.received).toMatchObject([{ from: 'post@verbena.test', to: ['marta@example.org'] }])
    const { message } = smtp.received[0]!
    expect(message).toMatch(/^Subject: =\?UTF-8\?Q\?Una_contrase=C3=B1a_nueva\?=/m)
    expect(message).toMatch(/^From: Verbena <post@verbena\.test>/m)
    expect(message).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(message).toContain('Sigue: http://verbena.test/x')
  })

  test('is sent with the password of SMTP_URL', async () => {
    const smtp = await startSmtp({ user: 'post', password: 'p@ss' })
    await mailTo(smtp.port, { user: 'post:p%40ss@' }).send(email)
    expect(smtp.received).toHaveLength(1)
    await expect(mailTo(smtp.port, { user: 'post:wrong@' }).send(email)).rejects.toThrow('EAUTH')
    expect(smtp.state.connections).toBe(2)
  })

  test('is not sent unencrypted if TLS is required or a password goes to another machine', async () => {
    const smtp = await startSmtp()
    await expect(mailTo(smtp.port, { query: '/?requireTLS=true' }).send(email)).rejects.toThrow('ETLS')
    const elsewhere = createSmtpMail({
      smtpUrl: `smtp://post:secret@[::ffff:127.0.0.1]:${smtp.port}`,
      from: 'post@verbena.test',
    })
    await expect(elsewhere.send(email)).rejects.toThrow('ETLS')
    expect(smtp.received).toEqual([])
  })

  test.each([
    'marta@example.org\r\nBcc: thief@example.org',
    'marta@example.org\nSubject: Won',
    'marta@example.org, thief@example.org',
    'marta@example.org> RCPT TO:<thief@example.org',
    'Thief <thief@example.org>, marta@example.org',
  ])('to %j is not sent', async (to) => {
    const smtp = await startSmtp()
    await expect(mailTo(smtp.port).send({ ...email, to })).rejects.toThrow('EENVELOPE')
    expect(smtp.received).toEqual([])
  })

  test('cannot add headers by a line break in its subject', async () => {
    const smtp = await startSmtp()
    await mailTo(smtp.port).send({ ...email, subject: 'Hello\r\nBcc: thief@example.org' })
    expect(smtp.received[0]?.to).toEqual(['marta@example.org'])
    expect(smtp.received[0]?.message).not.toMatch(/^Bcc:/im)
  })
})

describe('a mail server', () => {
  test.each(['connect', 'recipient', 'data'] as const)(
    'that is busy for a moment (%s) is tried again',
    async (at) => {
      const smtp = await startSmtp()
      smtp.state.refusal = { at, code: 451, times: 1 }
      await mailTo(smtp.port).send(email)
      expect(smtp.received).toHaveLength(1)
      expect(smtp.state.connections).toBe(2)
    },
  )

  test.each(['recipient', 'data'] as const)(
    'that refuses (%s) is not tried again, and its message, which names the learner, is not logged',
    async (at) => {
      const smtp = await startSmtp()
      smtp.state.refusal = { at, code: 550, times: 9 }
      const failure = await mailTo(smtp.port)
        .send(email)
        .catch((error: Error) => error)
      expect(String(failure)).toMatch(/550/)
      expect(`${failure} ${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toMatch(/marta/)
      expect((failure as Error).cause).toBeUndefined()
      expect(smtp.state.connections).toBe(1)
    },
  )

  test.each<[string, (socket: Socket) => void, number]>([
    ['does not greet', () => {}, 2],
    ['closes the connection', (socket) => socket.destroy(), 2],
    ['closes the connection after its greeting', (socket) => socket.end('220 hello\r\n'), 2],
    ['uses another protocol', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 2],
    ['stops answering after its greeting', (socket) => socket.write('220 hello\r\n'), 1],
  ])('that %s causes an error before the time limit', async (_, treat, connections) => {
    const broken = await startBroken(treat)
    await expect(mailTo(broken.port, { limits: shortLimits }).send(email)).rejects.toThrow(
      'The mail server did not take a email',
    )
    expect(broken.connections()).toBe(connections)
  })

  test('that cannot be reached causes an error', async () => {
    const smtp = await startFakeSmtp()
    await smtp.stop()
    await expect(mailTo(smtp.port).send(email)).rejects.toThrow('The mail server did not take a email')
  })
})
