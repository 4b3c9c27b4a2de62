import { lazyRoute } from './lazy-route.tsx'

/** Writing, grammar and listening, apart from the others, so that the first page does not have to name their files. */
export const WritingPages = lazyRoute(() => import('./writing-pages.tsx'), 'WritingPages')
export const GrammarPage = lazyRoute(() => import('../features/grammar/grammar.route.tsx'), 'GrammarRoute')
export const ListeningPage = lazyRoute(
  () => import('../features/listening/listening.route.tsx'),
  'ListeningRoute',
)
