import type { Email } from '../../../providers/mail/mail.ts'

type Text = Pick<Email, 'subject' | 'text'>

export type EmailTemplates = {
  passwordReset: (username: string, link: string) => Text
  passwordChanged: (username: string) => Text
  /** Sent to an address that may not belong to the learner, so it names the account. */
  confirmAddress: (username: string, link: string) => Text
  /** Sent to the previous address, which is still valid. */
  addressChangeRequested: (username: string) => Text
  addressChanged: (username: string) => Text
  googleLinked: (username: string, isPasswordRemoved: boolean) => Text
}
