import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Placeholder of a word and its meaning. */
export function WordSkeleton() {
  return (
    <div className="word-view">
      <Skeleton className="word-view__word-skeleton" />
      <Skeleton className="word-view__line-skeleton" />
    </div>
  )
}
