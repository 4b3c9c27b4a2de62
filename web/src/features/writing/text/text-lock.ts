import { whereAlone } from '../../../api/where-alone.ts'

const nameOf = (username: string, id: string) => `verbena.writing ${username} ${id}`

/** Texts whose page is open in this tab, for browsers that let no tab know of the others. */
const openHere = new Map<string, number>()

/**
 * Says to every tab that the page of a text is open: it alone sends what is typed there. Two senders would meet each
 * other as a conflict. A tab that goes, or crashes, holds nothing any more.
 * @returns what lets it go
 */
export function holdText(username: string, id: string): () => void {
  const name = nameOf(username, id)
  openHere.set(name, (openHere.get(name) ?? 0) + 1)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // Two tabs may have one text open: the versions tell them apart.
  navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(() => undefined)
  return () => {
    letGo()
    const count = (openHere.get(name) ?? 1) - 1
    if (count > 0) openHere.set(name, count)
    else openHere.delete(name)
  }
}

/**
 * Works on a text that is open nowhere; not at all while it is, or while another tab works on it.
 * @returns false where somebody else has it, and may leave it undone; its page in this tab sees to it itself
 */
export async function unlessOpen(username: string, id: string, work: () => Promise<void>): Promise<boolean> {
  const name = nameOf(username, id)
  return openHere.has(name) || whereAlone(name, work)
}
