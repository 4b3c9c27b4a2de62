import { lazyPage } from '../../parts/deferred/lazy-page.tsx'

/**
 * Writing, grammar and listening. A separate chunk, so that the first page does not contain the names of their chunks.
 */
export const WritingPages = lazyPage(() => import('./writing-pages.tsx'), 'WritingPages')
export const GrammarPage = lazyPage(() => import('../../features/grammar/grammar.route.tsx'), 'GrammarRoute')
export const ListeningPage = lazyPage(
  () => import('../../features/listening/listening.route.tsx'),
  'ListeningRoute',
)
