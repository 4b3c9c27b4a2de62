import type { Email } from '../../../providers/mail/mail.ts'

type Text = Pick<Email, 'subject' | 'text'>

export type EmailTemplates = {
  newPassword: (username: string, link: string) => Text
  passwordChanged: (username: string) => Text
  /** Goes to an address that anybody may have typed: it names the account, so that its owner sees whether it is theirs. */
  confirmAddress: (username: string, link: string) => Text
  /** To the address that is still good. */
  addressChangeAsked: (username: string) => Text
  addressChanged: (username: string) => Text
  googleLinked: (username: string, isPasswordRemoved: boolean) => Text
}
