import { explanationLanguageFor, type InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { EmailTemplates } from './email-template-set.ts'
import { englishTemplates } from './email-templates-en.ts'
import { spanishTemplates } from './email-templates-es.ts'

type Reader = { username: string; nativeLanguage: string }

/** Only the browser knows the language of the interface, so e-mails use the native language. */
const templates: Readonly<Record<InterfaceLanguageCode, EmailTemplates>> = {
  en: englishTemplates,
  es: spanishTemplates,
}
const templatesFor = ({ nativeLanguage }: Reader) => templates[explanationLanguageFor(nativeLanguage)]

export const passwordResetEmail = (reader: Reader, link: string) =>
  templatesFor(reader).passwordReset(reader.username, link)
export const passwordChangedEmail = (reader: Reader) => templatesFor(reader).passwordChanged(reader.username)
export const addressConfirmationEmail = (reader: Reader, link: string) =>
  templatesFor(reader).confirmAddress(reader.username, link)
export const addressChangeRequestedEmail = (reader: Reader) =>
  templatesFor(reader).addressChangeRequested(reader.username)
export const addressChangedEmail = (reader: Reader) => templatesFor(reader).addressChanged(reader.username)
export const googleLinkedEmail = (reader: Reader, isPasswordRemoved: boolean) =>
  templatesFor(reader).googleLinked(reader.username, isPasswordRemoved)
