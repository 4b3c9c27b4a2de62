import { deferComponent } from '../../../parts/deferred/deferred-component.ts'

export const deferredSessionPart = deferComponent(
  async () => (await import('../session/list-session-overlay.tsx')).ListSessionOverlay,
)
export const deferredLookedUpWord = deferComponent(
  async () => (await import('../add-word/looked-up-word.tsx')).LookedUpWord,
)

export const preloadedOnLists = [deferredSessionPart, deferredLookedUpWord]
export const preloadedOnList = [deferredSessionPart]
