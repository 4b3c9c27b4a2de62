/** The identity in an ID token of Google. */
export type GoogleIdentity = {
  /** Google's identifier of the person, which never changes. */
  subject: string
  email: string | null
  /** Google verified the address at some time. */
  isEmailVerified: boolean
  /** Google is authoritative for the address: it is verified, and a Gmail address or of a domain that Google hosts. */
  isEmailCertain: boolean
  name: string | null
}

export type Google = {
  clientId: string
  /** @throws AppError GOOGLE_REFUSED for an invalid token, PROVIDER_AWAY when Google's keys cannot be read */
  readIdToken: (token: string) => Promise<GoogleIdentity>
}
