/** `closed`: it leads to an address that is not of the open internet; `away`: there is no whole answer in time. */
export class WebError extends Error {
  readonly kind: 'closed' | 'away'

  constructor(kind: 'closed' | 'away', message: string) {
    super(message)
    this.name = 'WebError'
    this.kind = kind
  }
}
