import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** The card as it will be: what kind of word, its meaning, an example, how well it is known, and where to keep it. */
export function CardLoading({ isLearner }: { isLearner: boolean }) {
  return (
    <div className="word-card__loading">
      <Skeleton className="word-card__bone word-card__bone--grammar" />
      <Skeleton className="word-card__bone word-card__bone--short" />
      <Skeleton className="word-card__bone" />
      <div className="word-card__example">
        <Skeleton className="word-card__bone" />
        <Skeleton className="word-card__bone word-card__bone--part" />
      </div>
      {isLearner && <Skeleton className="word-card__bone word-card__bone--button" />}
      <Skeleton className="word-card__bone word-card__bone--button" />
      <Skeleton className="word-card__bone word-card__bone--source" />
    </div>
  )
}
