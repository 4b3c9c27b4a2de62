import { deferComponent } from '../deferred/deferred-component.ts'

/** Shared by the player and the speaking button, so that the code is loaded once. */
export const deferredSpeakingDialog = deferComponent(
  async () => (await import('./speaking-dialog.tsx')).SpeakingDialog,
)
