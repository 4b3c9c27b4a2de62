import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type Nodemailer from 'nodemailer'
import type { Mail } from './mail.ts'

type Options = {
  smtpUrl: string
  from: string
  /** For both attempts together. */
  timeoutMs?: number
  /** For the greeting of the server. */
  greetingTimeoutMs?: number
  retryDelayMs?: number
}

/** Sends e-mails by SMTP. A temporary failure is tried once more, a permanent refusal is not. */
export function createSmtpMail({
  smtpUrl,
  from,
  timeoutMs = 8000,
  greetingTimeoutMs = 3000,
  retryDelayMs = 500,
}: Options): Mail {
  // Loaded here, because a server that sends no e-mails starts without it.
  const { createTransport } = createRequire(import.meta.url)('nodemailer') as typeof Nodemailer
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: 3000,
      greetingTimeout: greetingTimeoutMs,
      dnsTimeout: 3000,
      socketTimeout: timeoutMs,
      // E-mails carry secret links; `?requireTLS=false` in SMTP_URL is for a relay without TLS.
      requireTLS: needsTls(smtpUrl),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    send: async ({ to, subject, text }) => {
      const signal = AbortSignal.timeout(timeoutMs)
      // As an object the address is not parsed, so a comma or a line break in it adds no second recipient.
      const attempt = () => transport.sendMail({ to: { name: '', address: to }, subject, text, signal })
      await attempt().catch(async (failure: unknown) => {
        if (isFinal(failure) || signal.aborted) throw withoutAddress(failure)
        await sleep(retryDelayMs)
        await attempt().catch((again: unknown) => {
          throw withoutAddress(again)
        })
      })
    },
  }
}

/** The password for the mail server is never sent unencrypted, except to this machine. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, username } = new URL(smtpUrl)
  return (
    protocol === 'smtp:' && username !== '' && !/^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname)
  )
}

type SmtpFailure = Error & { code?: string; responseCode?: number }

/** A permanent refusal: the same e-mail would be refused again. */
function isFinal(failure: unknown): boolean {
  const { code = '', responseCode } = failure as SmtpFailure
  return responseCode ? responseCode >= 500 : ['EAUTH', 'ETLS', 'EENVELOPE'].includes(code)
}

/** The server's message may repeat the address, which must not be logged. */
function withoutAddress(failure: unknown): Error {
  const { code, responseCode } = failure as SmtpFailure
  const reason = [code, responseCode].filter(Boolean).join(' ')
  return new Error(`The mail server did not take a email (${reason || 'no reason given'}).`)
}
