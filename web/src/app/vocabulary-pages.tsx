import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../parts/paths.ts'
import { lazyRoute } from './lazy-route.tsx'

const Vocabulary = lazyRoute(() => import('../features/vocabulary/vocabulary.route.tsx'), 'VocabularyRoute')
const WordFiles = lazyRoute(
  () => import('../features/word-exchange/word-exchange.route.tsx'),
  'WordExchangeRoute',
)
const Review = lazyRoute(() => import('../features/review/review.route.tsx'), 'ReviewRoute')
const Memory = lazyRoute(() => import('../features/review/memory.route.tsx'), 'MemoryRoute')

const List = lazyRoute(() => import('../features/vocabulary/list.route.tsx'), 'ListRoute')
const Word = lazyRoute(() => import('../features/word/word.route.tsx'), 'WordRoute')

/** The pages below /vocabulary, apart from the others, so that who opens another one need not load them. */
export function VocabularyPages() {
  return (
    <Routes>
      <Route index element={<Vocabulary />} />
      <Route path="files" element={<WordFiles />} />
      <Route path="review" element={<Review />} />
      <Route path="memory" element={<Memory />} />
      <Route path="list/:id" element={<List />} />
      <Route path="word/:id" element={<Word />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
