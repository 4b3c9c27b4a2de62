import { addPlayerMessages } from './player-messages.ts'
import { PlayerPage } from './screen/player-page.tsx'

addPlayerMessages()

export function VideoRoute() {
  return <PlayerPage kind="video" />
}
