import { otherPage, pages, type Visitor } from '@verbena/contract/pages'
import { type InterfaceLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import i18next from 'i18next'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { enterAs, leave } from './app/prerender/stored-visitor.ts'
import { Providers } from './app/providers/providers.tsx'
import { createQueryClient } from './app/providers/query-client.ts'
import { preloadPage } from './app/router/preload-pages.ts'
import { GuardedRoutes } from './app/router/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import { takePrerenderedTitle } from './ui/layout/document-title.ts'

/** The HTML of a page in one language. */
export type PrerenderedPage = {
  name: string
  /** The noun whose code shows it; undefined for a page without content. */
  feature?: string
  language: InterfaceLanguageCode
  /** For whom it is; undefined for a page that is the same for all. */
  visitor?: Visitor
  title: string
  html: string
}

/**
 * Renders the pages that the server sends before any code runs: public pages complete, and the pages of guests and
 * learners as they wait for their data.
 */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  startI18n('en')
  const rendered: PrerenderedPage[] = []
  for (const language of interfaceLanguageCodes) {
    await i18next.changeLanguage(language)
    for (const { name, feature, example, access } of pages)
      for (const visitor of visitorsOf[access]) {
        enterAs[visitor]()
        const { html, title } = await render(example)
        const own = access === 'anyone' ? { html } : { html: withoutChoices(html, name), visitor }
        rendered.push({ name, feature, language, title, ...own })
        leave()
      }
    rendered.push({ name: otherPage, language, title: 'Verbena', html: '' })
  }
  return rendered
}

const visitorsOf = {
  anyone: ['nobody'],
  guest: ['guest', 'learner'],
  learner: ['learner'],
} as const satisfies Record<string, readonly Visitor[]>

/**
 * The choices in these pages are those of an example, and not kept when the page is rendered anew, so they wait for the
 * code. Their values are hidden (ui/style/base.css). The fields of the settings show what the account has.
 */
const withoutChoices = (html: string, name: string) =>
  html.replaceAll(
    name === 'settings' ? /<select |<input /g : /<select |<input type="checkbox"/g,
    '$& disabled="" ',
  )

/** What is typed before the code is here is kept by the name of the field (app/boot/typed-text.ts). */
const namelessField = /<(?:input|textarea)(?![^>]* name=)(?![^>]*type="checkbox")/

/** React measures by it when it shows parts that arrive later; there are none. */
const timingScript = /<script>requestAnimationFrame\([^<]*<\/script>/g

async function render(path: string) {
  await preloadPage(path)
  const { prelude } = await prerender(
    <Providers queryClient={createQueryClient()}>
      <StaticRouter location={path}>
        <GuardedRoutes />
      </StaticRouter>
    </Providers>,
    // Otherwise large parts are sent behind the page, with scripts that move them to their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = (await new Response(prelude).text()).replace(timingScript, '')
  if (/<script|\bstyle=/.test(html))
    throw new Error(`${path} has a script or a style that its policy forbids`)
  if (namelessField.test(html)) throw new Error(`${path} has a field without a name`)
  return { html, title: takePrerenderedTitle() }
}
