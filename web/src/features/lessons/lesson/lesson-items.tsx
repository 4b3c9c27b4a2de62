import type { ComponentProps, ReactNode } from 'react'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { LessonFailed } from './lesson-failed.tsx'
import { LessonLoading } from './lesson-loading.tsx'

type Props<Data> = {
  title: string
  query: ComponentProps<typeof QueryView<Data>>['query']
  /** The title of the failure. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Renders the items of a lesson, or that they are loading, or that they could not be loaded. */
export function LessonItems<Data>({ title, query, failed, children }: Props<Data>) {
  return (
    <QueryView
      query={query}
      loading={<LessonLoading title={title} />}
      failed={(error, onRetry) => (
        <LessonFailed title={title} message={failed} error={error} onRetry={onRetry} />
      )}
    >
      {children}
    </QueryView>
  )
}
