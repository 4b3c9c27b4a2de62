import type { ComponentProps } from 'react'
import { Deferred } from '../../deferred/deferred.tsx'
import { deferComponent } from '../../deferred/deferred-component.ts'
import { usePreloadWhenIdle } from '../../deferred/use-deferred-component.ts'
import type { WordCard } from './word-card.tsx'

type Props = {
  /** Null while no word is looked up. */
  given: ComponentProps<typeof WordCard> | null
  /** The toast when the code of the card does not arrive. */
  failure: string
  onFail: () => void
}

const wordCard = deferComponent(async () => (await import('./word-card.tsx')).WordCard)
const preloaded = [wordCard]

/** Fetches the code of the card before a word is looked up: by then the connection may be lost. */
export const usePreloadWordCard = () => usePreloadWhenIdle(preloaded)

/** The card of the word that is looked up. */
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
