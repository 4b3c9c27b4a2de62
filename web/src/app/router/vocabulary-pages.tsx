import { Navigate, Route, Routes } from 'react-router'
import { lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { paths } from '../../parts/navigation/paths.ts'

const Vocabulary = lazyPage(() => import('../../features/vocabulary/vocabulary.route.tsx'), 'VocabularyRoute')
const WordFiles = lazyPage(
  () => import('../../features/word-exchange/word-exchange.route.tsx'),
  'WordExchangeRoute',
)
const Review = lazyPage(() => import('../../features/reviews/review.route.tsx'), 'ReviewRoute')
const ReviewOverview = lazyPage(
  () => import('../../features/reviews/review-overview.route.tsx'),
  'ReviewOverviewRoute',
)

const List = lazyPage(() => import('../../features/vocabulary/list.route.tsx'), 'ListRoute')
const Word = lazyPage(() => import('../../features/vocabulary/word.route.tsx'), 'WordRoute')

/** The pages below /vocabulary, in a separate chunk. */
export function VocabularyPages() {
  return (
    <Routes>
      <Route index element={<Vocabulary />} />
      <Route path="files" element={<WordFiles />} />
      <Route path="review" element={<Review />} />
      <Route path="memory" element={<ReviewOverview />} />
      <Route path="list/:id" element={<List />} />
      <Route path="word/:id" element={<Word />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
