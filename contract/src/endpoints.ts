import * as accounts from './accounts.ts'
import * as alignment from './alignment.ts'
import * as billing from './billing.ts'
import * as catalogue from './catalogue.ts'
import * as dictionaries from './dictionaries.ts'
import type { Endpoint } from './endpoint.ts'
import * as grammar from './grammar.ts'
import * as lessons from './lessons.ts'
import * as listening from './listening.ts'
import * as lookup from './lookup.ts'
import * as memory from './memory.ts'
import * as ownMedia from './own-media.ts'
import * as ownTranscripts from './own-transcripts.ts'
import * as player from './player.ts'
import * as progress from './progress.ts'
import * as quiz from './quiz.ts'
import * as settings from './settings.ts'
import * as system from './system.ts'
import * as transcription from './transcription.ts'
import * as uploads from './uploads.ts'
import * as vocabulary from './vocabulary.ts'
import * as wordExchange from './word-exchange.ts'
import * as words from './words.ts'
import * as writing from './writing.ts'
import * as writingCheck from './writing-check.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value

/** Every endpoint of the product by noun: OpenAPI and the tests that walk all of them read this. */
export const endpointsByNoun: Record<string, Endpoint[]> = Object.fromEntries(
  Object.entries({
    accounts,
    settings,
    billing,
    catalogue,
    ownMedia,
    uploads,
    ownTranscripts,
    transcription,
    alignment,
    player,
    quiz,
    lookup,
    dictionaries,
    vocabulary,
    words,
    memory,
    wordExchange,
    lessons,
    grammar,
    listening,
    writing,
    writingCheck,
    progress,
    system,
  }).map(([noun, module]) => [noun, Object.values(module).filter(isEndpoint)]),
)

export const endpoints: Endpoint[] = Object.values(endpointsByNoun).flat()
