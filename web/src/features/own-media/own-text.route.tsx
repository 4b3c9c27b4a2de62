import { useSession } from '../../api/use-session.ts'
import { addOwnMediaMessages } from './own-media-messages.ts'
import { OwnTextScreen } from './text/own-text-screen.tsx'

addOwnMediaMessages()

/** The panel beside the player of an own item. */
export function OwnTextRoute() {
  const learnerId = useSession()?.learnerId
  return learnerId ? <OwnTextScreen learnerId={learnerId} /> : null
}
