import { OwnMediaTab } from './list/own-media-tab.tsx'
import { addOwnMediaMessages } from './own-media-messages.ts'

addOwnMediaMessages()

/** The third tab of the songs. */
export function OwnSongsRoute() {
  return <OwnMediaTab kind="song" />
}
