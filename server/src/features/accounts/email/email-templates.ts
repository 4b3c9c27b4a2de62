import { englishTemplates } from './email-templates-en.ts'
import { spanishTemplates } from './email-templates-es.ts'

type Reader = { username: string; nativeLanguage: string }

/** Which language the interface has, only the browser knows; the native language is a good guess. */
const written = new Map([
  ['en', englishTemplates],
  ['es', spanishTemplates],
])
const lettersFor = ({ nativeLanguage }: Reader) => written.get(nativeLanguage) ?? englishTemplates

export const passwordResetEmail = (reader: Reader, link: string) =>
  lettersFor(reader).newPassword(reader.username, link)
export const passwordChangedEmail = (reader: Reader) => lettersFor(reader).passwordChanged(reader.username)
export const addressConfirmationEmail = (reader: Reader, link: string) =>
  lettersFor(reader).confirmAddress(reader.username, link)
export const addressChangeRequestedEmail = (reader: Reader) =>
  lettersFor(reader).addressChangeAsked(reader.username)
export const addressChangedEmail = (reader: Reader) => lettersFor(reader).addressChanged(reader.username)
export const googleLinkedEmail = (reader: Reader, isPasswordRemoved: boolean) =>
  lettersFor(reader).googleLinked(reader.username, isPasswordRemoved)
