/** The part of Google's sign-in script that we use (https://accounts.google.com/gsi/client). */
export type GoogleIdentity = {
  initialize(options: {
    client_id: string
    callback: (response: { credential: string }) => void
    ux_mode: 'popup'
  }): void
  renderButton(
    parent: HTMLElement,
    options: {
      type: 'standard'
      theme: 'outline' | 'filled_black'
      size: 'large'
      text: 'continue_with' | 'signup_with'
      logo_alignment: 'center'
      /** Pixels, 200 to 400. */
      width: number
      locale: string
    },
  ): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}
