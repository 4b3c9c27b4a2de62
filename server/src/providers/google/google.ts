/** Whom Google says the holder of an ID token is. */
export type GoogleIdentity = {
  /** Google's own name for the person, which never changes. */
  subject: string
  email: string | null
  /** Google saw a link to it followed, some day. */
  isEmailVerified: boolean
  /** Google answers for the address: it is verified, and Google's own or of a domain that Google hosts. */
  isEmailCertain: boolean
  name: string | null
}

export type Google = {
  clientId: string
  /** @throws AppError GOOGLE_REFUSED for a token that is not good, PROVIDER_AWAY when Google's keys cannot be read */
  readIdToken: (token: string) => Promise<GoogleIdentity>
}
