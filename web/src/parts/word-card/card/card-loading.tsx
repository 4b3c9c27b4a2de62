import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** The card as it will be: what kind of word, its meaning, an example, how well it is known, and where to keep it. */
export function CardLoading({ isLearner }: { isLearner: boolean }) {
  return (
    <div className="word-card__loading">
      <Skeleton className="word-card__skeleton word-card__skeleton--grammar" />
      <Skeleton className="word-card__skeleton word-card__skeleton--short" />
      <Skeleton className="word-card__skeleton" />
      <div className="word-card__example">
        <Skeleton className="word-card__skeleton" />
        <Skeleton className="word-card__skeleton word-card__skeleton--part" />
      </div>
      {isLearner && <Skeleton className="word-card__skeleton word-card__skeleton--button" />}
      <Skeleton className="word-card__skeleton word-card__skeleton--button" />
      <Skeleton className="word-card__skeleton word-card__skeleton--source" />
    </div>
  )
}
