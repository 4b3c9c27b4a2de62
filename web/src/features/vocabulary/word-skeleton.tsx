import { Skeleton } from '../../ui/skeleton.tsx'

/** A word and its meaning, on their way. */
export function WordSkeleton() {
  return (
    <div className="word-view">
      <Skeleton className="word-view__word-skeleton" />
      <Skeleton className="word-view__line-skeleton" />
    </div>
  )
}
