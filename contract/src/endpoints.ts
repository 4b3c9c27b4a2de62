import * as accounts from './accounts.ts'
import * as billing from './billing.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import * as lessons from './lessons.ts'
import * as lookup from './lookup.ts'
import * as player from './player.ts'
import * as settings from './settings.ts'
import * as system from './system.ts'
import * as vocabulary from './vocabulary.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value

/** Every endpoint of the product by noun: OpenAPI and the tests that walk all of them read this. */
export const endpointsByNoun: Record<string, Endpoint[]> = Object.fromEntries(
  Object.entries({ accounts, settings, billing, catalogue, player, lookup, vocabulary, lessons, system }).map(
    ([noun, module]) => [noun, Object.values(module).filter(isEndpoint)],
  ),
)

export const endpoints: Endpoint[] = Object.values(endpointsByNoun).flat()
