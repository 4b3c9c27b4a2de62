import { Component, type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { LockedItem } from './locked-item.tsx'
import type { PlayerQuestion } from './player-queries.ts'
import { ReturnToListing } from './return-to-listing.tsx'

type Props = { question: PlayerQuestion; children: ReactNode }
type State = { error: unknown }

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
    // A defect of ours or a lost connection is not a missing item: the page's own boundary shows it.
    if (!(error instanceof ApiError) || error.code === 'NETWORK') throw error
    if (error.code === 'PLAN_REQUIRED') return <LockedItem kind={question.kind} />
    return <ReturnToListing question={question} />
  }
}
