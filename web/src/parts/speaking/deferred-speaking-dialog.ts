import { deferComponent } from '../deferred/deferred-component.ts'

/** One for the player and the speaking button: what one of them fetched, the other has. */
export const deferredSpeakingDialog = deferComponent(
  async () => (await import('./speaking-dialog.tsx')).SpeakingDialog,
)
