import { useSession } from '../../api/use-session.ts'
import { addOwnMediaMessages } from './own-media-messages.ts'
import { OwnTextScreen } from './text/own-text-screen.tsx'

addOwnMediaMessages()

/** Stands beside the player of an own item. */
export function OwnTextRoute() {
  const username = useSession()?.user.username
  return username ? <OwnTextScreen username={username} /> : null
}
