import { Component, type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { LockedItem } from './locked-item.tsx'
import type { PlayerQuestion } from './player-queries.ts'
import { ReturnToListing } from './return-to-listing.tsx'

type Props = { question: PlayerQuestion; children: ReactNode }
type State = { error: unknown }

/** A lost connection, or a server that cannot answer now: neither says anything about the item. */
const isPassing = ({ code, status }: ApiError) => code === 'NETWORK' || status >= 500

/** An item that cannot be opened leads back to its listing; one behind the plan says so. */
export class PlayerBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { question, children } = this.props
    if (error === undefined) return children
    // Not a missing item: the page's own boundary shows it, with a way to try again.
    if (!(error instanceof ApiError) || isPassing(error)) throw error
    if (error.code === 'PLAN_REQUIRED') return <LockedItem kind={question.kind} />
    return <ReturnToListing question={question} />
  }
}
