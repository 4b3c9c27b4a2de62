import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

type Options = {
  smtpUrl: string
  from: string
  /** Both tries together. */
  deadlineMilliseconds?: number
  /** How long the server may take to greet us. */
  greetingMilliseconds?: number
  retryAfterMilliseconds?: number
}

/** Sends letters by SMTP. A server that is away for a moment is asked once more; one that says no is believed. */
export function createSmtpMail({
  smtpUrl,
  from,
  deadlineMilliseconds = 8000,
  greetingMilliseconds = 3000,
  retryAfterMilliseconds = 500,
}: Options): Mail {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: 3000,
      greetingTimeout: greetingMilliseconds,
      dnsTimeout: 3000,
      socketTimeout: deadlineMilliseconds,
      // Letters carry keys to accounts; `?requireTLS=false` in SMTP_URL is for a relay that has no TLS at all.
      requireTLS: needsTls(smtpUrl),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    send: async ({ to, subject, text }) => {
      const signal = AbortSignal.timeout(deadlineMilliseconds)
      // As an object the address is taken whole: a comma or a line break in it makes no second recipient.
      const attempt = () => transport.sendMail({ to: { name: '', address: to }, subject, text, signal })
      await attempt().catch(async (failure: unknown) => {
        if (isFinal(failure) || signal.aborted) throw nameless(failure)
        await sleep(retryAfterMilliseconds)
        await attempt().catch((again: unknown) => {
          throw nameless(again)
        })
      })
    },
  }
}

/** A password for the mail server is never sent in the clear, except on this machine. */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, username } = new URL(smtpUrl)
  return (
    protocol === 'smtp:' && username !== '' && !/^(localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname)
  )
}

type SmtpFailure = Error & { code?: string; responseCode?: number }

/** The server understood and refused, for a reason that the same letter would meet again. */
function isFinal(failure: unknown): boolean {
  const { code = '', responseCode } = failure as SmtpFailure
  return responseCode ? responseCode >= 500 : ['EAUTH', 'ETLS', 'EENVELOPE'].includes(code)
}

/** What the server said repeats the address, which has no place in a log. */
function nameless(failure: unknown): Error {
  const { code, responseCode } = failure as SmtpFailure
  const reason = [code, responseCode].filter(Boolean).join(' ')
  return new Error(`The mail server did not take a letter (${reason || 'no reason given'}).`)
}
