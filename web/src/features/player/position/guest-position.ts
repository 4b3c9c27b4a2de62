import { tabStorage } from '../../../api/browser-storage.ts'

const keyOf = (id: string) => `position.${id}`

/** The position of a guest in seconds, kept until the tab is closed; null if the item was never opened. */
export function readGuestPosition(id: string): number | null {
  const seconds = Number.parseFloat(tabStorage.read(keyOf(id)) ?? '')
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

export function saveGuestPosition(id: string, seconds: number) {
  tabStorage.write(keyOf(id), seconds.toFixed(1))
}
