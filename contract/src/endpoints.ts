import * as accounts from './accounts.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import * as lookup from './lookup.ts'
import * as player from './player.ts'
import * as system from './system.ts'
import * as vocabulary from './vocabulary.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value

/** Every endpoint of the product by noun: OpenAPI and the tests that walk all of them read this. */
export const endpointsByNoun: Record<string, Endpoint[]> = Object.fromEntries(
  Object.entries({ accounts, catalogue, player, lookup, vocabulary, system }).map(([noun, module]) => [
    noun,
    Object.values(module).filter(isEndpoint),
  ]),
)

export const endpoints: Endpoint[] = Object.values(endpointsByNoun).flat()
