import { latePart } from './late-part.tsx'

export const lateOverlay = latePart('overlay', async () => (await import('../list-overlay.tsx')).ListOverlay)
export const lateFoundWord = latePart(
  'found-word',
  async () => (await import('../add-word/found-word.tsx')).FoundWord,
)

export const earlyOnLists = [lateOverlay, lateFoundWord]
export const earlyOnList = [lateOverlay]
