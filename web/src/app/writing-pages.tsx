import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../parts/paths.ts'
import { lazyRoute } from './lazy-route.tsx'
import { preloadRoutesWhenIdle } from './look-ahead.ts'

const Writing = lazyRoute(() => import('../features/writing/writing.route.tsx'), 'WritingRoute')
const text = () => import('../features/writing/writing-text.route.tsx')
const Text = lazyRoute(text, 'WritingTextRoute')
const sample = () => import('../features/writing/writing-sample.route.tsx')
const Sample = lazyRoute(sample, 'WritingSampleRoute')

/** The pages below /writing, apart from the others, so that who opens another one need not load them. */
export function WritingPages() {
  // A text can then be begun when the connection goes.
  useEffect(() => {
    preloadRoutesWhenIdle([text, sample])
  }, [])
  return (
    <Routes>
      <Route index element={<Writing />} />
      <Route path=":id" element={<Text />} />
      <Route path="sample/:id" element={<Sample />} />
      <Route path="*" element={<Navigate to={paths.songs} replace />} />
    </Routes>
  )
}
