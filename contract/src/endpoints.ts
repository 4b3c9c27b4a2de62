import * as accountsSchemas from './accounts/accounts.schemas.ts'
import * as accounts from './accounts/accounts.ts'
import * as recoverySchemas from './accounts/recovery.schemas.ts'
import * as recovery from './accounts/recovery.ts'
import * as sessionsSchemas from './accounts/sessions.schemas.ts'
import * as sessions from './accounts/sessions.ts'
import * as billingSchemas from './billing/billing.schemas.ts'
import * as billing from './billing/billing.ts'
import * as catalogueSchemas from './catalogue.schemas.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint, EndpointSchemas } from './endpoint.ts'
import * as grammarSchemas from './grammar.schemas.ts'
import * as grammar from './grammar.ts'
import { type JoinedEndpoint, joinEndpoints } from './join-endpoints.ts'
import * as answerSuggestionsSchemas from './lessons/answer-suggestions.schemas.ts'
import * as answerSuggestions from './lessons/answer-suggestions.ts'
import * as lessonProgressSchemas from './lessons/lesson-progress.schemas.ts'
import * as lessonProgress from './lessons/lesson-progress.ts'
import * as lessonsSchemas from './lessons/lessons.schemas.ts'
import * as lessons from './lessons/lessons.ts'
import * as listeningSchemas from './listening.schemas.ts'
import * as listening from './listening.ts'
import * as lookupSchemas from './lookup/lookup.schemas.ts'
import * as lookup from './lookup/lookup.ts'
import * as mediaTestsSchemas from './media-tests.schemas.ts'
import * as mediaTests from './media-tests.ts'
import * as alignmentSchemas from './own-media/alignment.schemas.ts'
import * as alignment from './own-media/alignment.ts'
import * as ownMediaSchemas from './own-media/own-media.schemas.ts'
import * as ownMedia from './own-media/own-media.ts'
import * as ownTranscriptsSchemas from './own-media/own-transcripts.schemas.ts'
import * as ownTranscripts from './own-media/own-transcripts.ts'
import * as transcriptionSchemas from './own-media/transcription.schemas.ts'
import * as transcription from './own-media/transcription.ts'
import * as uploadsSchemas from './own-media/uploads.schemas.ts'
import * as uploads from './own-media/uploads.ts'
import * as playerSchemas from './player.schemas.ts'
import * as player from './player.ts'
import * as progressSchemas from './progress.schemas.ts'
import * as progress from './progress.ts'
import * as reviewsSchemas from './reviews/reviews.schemas.ts'
import * as reviews from './reviews/reviews.ts'
import * as dictionariesSchemas from './settings/dictionaries.schemas.ts'
import * as dictionaries from './settings/dictionaries.ts'
import * as settingsSchemas from './settings/settings.schemas.ts'
import * as settings from './settings/settings.ts'
import * as systemSchemas from './system.schemas.ts'
import * as system from './system.ts'
import * as listsSchemas from './vocabulary/lists.schemas.ts'
import * as lists from './vocabulary/lists.ts'
import * as recommendedListsSchemas from './vocabulary/recommended-lists.schemas.ts'
import * as recommendedLists from './vocabulary/recommended-lists.ts'
import * as savedLineSchemas from './vocabulary/saved-line.schemas.ts'
import * as savedLine from './vocabulary/saved-line.ts'
import * as wordExchangeSchemas from './vocabulary/word-exchange.schemas.ts'
import * as wordExchange from './vocabulary/word-exchange.ts'
import * as wordPageSchemas from './vocabulary/word-page.schemas.ts'
import * as wordPage from './vocabulary/word-page.ts'
import * as wordStatusSchemas from './vocabulary/word-status.schemas.ts'
import * as wordStatus from './vocabulary/word-status.ts'
import * as wordsSchemas from './vocabulary/words.schemas.ts'
import * as words from './vocabulary/words.ts'
import * as writingSchemas from './writing/writing.schemas.ts'
import * as writing from './writing/writing.ts'
import * as writingCheckSchemas from './writing/writing-check.schemas.ts'
import * as writingCheck from './writing/writing-check.ts'

/** Every endpoint with its schemas by noun, for the server, for OpenAPI and for tests of all endpoints. */
export const endpointsByNoun: Record<string, JoinedEndpoint[]> = {
  accounts: [
    ...joinEndpoints(sessions, sessionsSchemas),
    ...joinEndpoints(accounts, accountsSchemas),
    ...joinEndpoints(recovery, recoverySchemas),
  ],
  settings: joinEndpoints(settings, settingsSchemas),
  billing: joinEndpoints(billing, billingSchemas),
  catalogue: joinEndpoints(catalogue, catalogueSchemas),
  ownMedia: joinEndpoints(ownMedia, ownMediaSchemas),
  uploads: joinEndpoints(uploads, uploadsSchemas),
  ownTranscripts: joinEndpoints(ownTranscripts, ownTranscriptsSchemas),
  transcription: joinEndpoints(transcription, transcriptionSchemas),
  alignment: joinEndpoints(alignment, alignmentSchemas),
  player: joinEndpoints(player, playerSchemas),
  quiz: joinEndpoints(mediaTests, mediaTestsSchemas),
  lookup: joinEndpoints(lookup, lookupSchemas),
  dictionaries: joinEndpoints(dictionaries, dictionariesSchemas),
  vocabulary: [
    ...joinEndpoints(lists, listsSchemas),
    ...joinEndpoints(recommendedLists, recommendedListsSchemas),
    ...joinEndpoints(words, wordsSchemas),
    ...joinEndpoints(wordStatus, wordStatusSchemas),
  ],
  savedLines: joinEndpoints(savedLine, savedLineSchemas),
  words: joinEndpoints(wordPage, wordPageSchemas),
  reviews: joinEndpoints(reviews, reviewsSchemas),
  wordExchange: joinEndpoints(wordExchange, wordExchangeSchemas),
  lessons: [
    ...joinEndpoints(lessons, lessonsSchemas),
    ...joinEndpoints(lessonProgress, lessonProgressSchemas),
    ...joinEndpoints(answerSuggestions, answerSuggestionsSchemas),
  ],
  grammar: joinEndpoints(grammar, grammarSchemas),
  listening: joinEndpoints(listening, listeningSchemas),
  writing: joinEndpoints(writing, writingSchemas),
  writingCheck: joinEndpoints(writingCheck, writingCheckSchemas),
  progress: joinEndpoints(progress, progressSchemas),
  system: joinEndpoints(system, systemSchemas),
}

export const endpoints: JoinedEndpoint[] = Object.values(endpointsByNoun).flat()

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`
const schemasByKey = new Map(endpoints.map((endpoint) => [keyOf(endpoint), endpoint.schemas]))

/** @throws Error when `endpointsByNoun` does not have the endpoint */
export function schemasOf(endpoint: Endpoint): EndpointSchemas {
  const schemas = schemasByKey.get(keyOf(endpoint))
  if (!schemas) throw new Error(`endpoints.ts of the contract does not have ${keyOf(endpoint)}`)
  return schemas
}
