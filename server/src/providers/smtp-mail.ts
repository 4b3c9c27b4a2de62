import type { Mail } from './mail.ts'

export function createSmtpMail(_options: { smtpUrl: string; from: string }): Mail {
  throw new Error('not written yet')
}
