import type { Letter } from '../../providers/mail.ts'
import { english } from './letters-en.ts'
import { spanish } from './letters-es.ts'

type Text = Pick<Letter, 'subject' | 'text'>
type Reader = { username: string; nativeLanguage: string }

export type Letters = {
  newPassword: (username: string, link: string) => Text
  passwordChanged: (username: string) => Text
  /** Goes to an address that anybody may have typed: it names the account, so that its owner sees whether it is theirs. */
  confirmAddress: (username: string, link: string) => Text
  /** To the address that is still good. */
  addressChangeAsked: (username: string) => Text
  addressChanged: (username: string) => Text
  googleLinked: (username: string, isPasswordRemoved: boolean) => Text
}

/** Which language the interface has, only the browser knows; the native language is a good guess. */
const written = new Map([
  ['en', english],
  ['es', spanish],
])
const lettersFor = ({ nativeLanguage }: Reader) => written.get(nativeLanguage) ?? english

export const newPasswordLetter = (reader: Reader, link: string) =>
  lettersFor(reader).newPassword(reader.username, link)
export const passwordChangedLetter = (reader: Reader) => lettersFor(reader).passwordChanged(reader.username)
export const confirmAddressLetter = (reader: Reader, link: string) =>
  lettersFor(reader).confirmAddress(reader.username, link)
export const addressChangeAskedLetter = (reader: Reader) =>
  lettersFor(reader).addressChangeAsked(reader.username)
export const addressChangedLetter = (reader: Reader) => lettersFor(reader).addressChanged(reader.username)
export const googleLinkedLetter = (reader: Reader, isPasswordRemoved: boolean) =>
  lettersFor(reader).googleLinked(reader.username, isPasswordRemoved)
