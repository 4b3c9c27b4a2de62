import type { ComponentProps } from 'react'
import { Deferred } from '../../deferred/deferred.tsx'
import { deferComponent } from '../../deferred/deferred-component.ts'
import { usePreloadWhenIdle } from '../../deferred/use-deferred-component.ts'
import type { WordCard } from './word-card.tsx'

type Props = {
  /** Null while no word is looked up. */
  given: ComponentProps<typeof WordCard> | null
  /** The toast if the code of the card cannot be loaded. */
  failure: string
  onFail: () => void
}

const wordCard = deferComponent(async () => (await import('./word-card.tsx')).WordCard)
const preloaded = [wordCard]

/** Preloads the code of the card, because the connection may be lost before a word is looked up. */
export const usePreloadWordCard = () => usePreloadWhenIdle(preloaded)

/** The card of the selected word. */
export function DeferredWordCard({ given, failure, onFail }: Props) {
  usePreloadWordCard()
  const lookup = given?.lookup
  return (
    <Deferred
      key={lookup && `${lookup.at} ${lookup.text}`}
      component={wordCard}
      given={given}
      failure={failure}
      onFail={onFail}
    />
  )
}
