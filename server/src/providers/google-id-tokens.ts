import type { Google } from './google.ts'

type Options = { clientId: string; keysUrl: string; clock: { now: () => Date } }

export function createGoogle(_options: Options): Google {
  throw new Error('not written yet')
}
