import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../parts/paths.ts'
import { lazyRoute } from './lazy-route.tsx'

const Writing = lazyRoute(() => import('../features/writing/writing.route.tsx'), 'WritingRoute')
const Text = lazyRoute(() => import('../features/writing/writing-text.route.tsx'), 'WritingTextRoute')
const Sample = lazyRoute(() => import('../features/writing/writing-sample.route.tsx'), 'WritingSampleRoute')

/** The pages below /writing, apart from the others, so that who opens another one need not load them. */
export function WritingPages() {
  return (
    <Routes>
      <Route index element={<Writing />} />
      <Route path=":id" element={<Text />} />
      <Route path="sample/:id" element={<Sample />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
