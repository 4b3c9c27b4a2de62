import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { paths } from '../../parts/navigation/paths.ts'
import { preloadRoutesWhenIdle } from '../background/background-tasks.ts'

const Writing = lazyPage(() => import('../../features/writing/writing.route.tsx'), 'WritingRoute')
const text = () => import('../../features/writing/writing-text.route.tsx')
const Text = lazyPage(text, 'WritingTextRoute')
const sample = () => import('../../features/writing/writing-sample.route.tsx')
const Sample = lazyPage(sample, 'WritingSampleRoute')

/** The pages below /writing, in a separate chunk. */
export function WritingPages() {
  // Preloaded, so that a text can be opened offline.
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
