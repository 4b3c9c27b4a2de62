import { otherPage, pageCookies, pageFor, type Visitor, visitors } from '@verbena/contract/pages'
import { fallbackLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import Negotiator from 'negotiator'

/** The HTML of a page in one language, as scripts/prerender.mjs lists it. */
export type PageFile = {
  name: string
  language: string
  /** For whom it is; undefined for a page that is the same for all. */
  visitor?: Visitor
  /** The name of the HTML file. */
  file: string
  /** The hash of its styles, in the form of a content security policy. */
  style: string
}

type PageRequest = { url: string; headers: { cookie?: string; 'accept-language'?: string } }

/**
 * Chooses the HTML for a request by the cookies that the page sets. Before it has set any, the visitor counts as nobody,
 * and the settings of the browser decide about the language.
 */
export function choosePage(files: readonly PageFile[], { url, headers }: PageRequest): PageFile {
  const cookie = (name: string) => cookieOf(headers.cookie, name)
  const visitor = visitors.find((known) => known === cookie(pageCookies.visitor)) ?? 'nobody'
  const language =
    interfaceLanguageCodes.find((known) => known === cookie(pageCookies.language)) ??
    new Negotiator({ headers }).language([...interfaceLanguageCodes]) ??
    fallbackLanguageCode
  const name = pageFor(url.split('?')[0] ?? '/', visitor)
  const find = (wanted: string) =>
    files.find(
      (file) => file.name === wanted && file.language === language && (file.visitor ?? visitor) === visitor,
    )
  const found = find(name) ?? find(otherPage)
  if (!found) throw new Error('the built pages are incomplete')
  return found
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  return header
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
