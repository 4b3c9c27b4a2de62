import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** A skeleton of the card: part of speech, meaning, example, status and the save button. */
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
