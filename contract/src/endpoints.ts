import * as accounts from './accounts/accounts.ts'
import * as recovery from './accounts/recovery.ts'
import * as sessions from './accounts/sessions.ts'
import * as billing from './billing.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint } from './endpoint.ts'
import * as grammar from './grammar.ts'
import * as answerSuggestions from './lessons/answer-suggestions.ts'
import * as lessonProgress from './lessons/lesson-progress.ts'
import * as lessons from './lessons/lessons.ts'
import * as listening from './listening.ts'
import * as lookup from './lookup.ts'
import * as quiz from './media-tests.ts'
import * as alignment from './own-media/alignment.ts'
import * as ownMedia from './own-media/own-media.ts'
import * as ownTranscripts from './own-media/own-transcripts.ts'
import * as transcription from './own-media/transcription.ts'
import * as uploads from './own-media/uploads.ts'
import * as player from './player.ts'
import * as progress from './progress.ts'
import * as reviews from './reviews.ts'
import * as dictionaries from './settings/dictionaries.ts'
import * as settings from './settings/settings.ts'
import * as system from './system.ts'
import * as lists from './vocabulary/lists.ts'
import * as recommendedLists from './vocabulary/recommended-lists.ts'
import * as wordExchange from './vocabulary/word-exchange.ts'
import * as wordPage from './vocabulary/word-page.ts'
import * as wordStatus from './vocabulary/word-status.ts'
import * as words from './vocabulary/words.ts'
import * as writing from './writing/writing.ts'
import * as writingCheck from './writing/writing-check.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value

/** Every endpoint by noun, for OpenAPI and for tests of all endpoints. */
export const endpointsByNoun: Record<string, Endpoint[]> = Object.fromEntries(
  Object.entries({
    accounts: { ...sessions, ...accounts, ...recovery },
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
    vocabulary: { ...lists, ...recommendedLists, ...words, ...wordStatus },
    words: wordPage,
    reviews,
    wordExchange,
    lessons: { ...lessons, ...lessonProgress, ...answerSuggestions },
    grammar,
    listening,
    writing,
    writingCheck,
    progress,
    system,
  }).map(([noun, module]) => [noun, Object.values(module).filter(isEndpoint)]),
)

export const endpoints: Endpoint[] = Object.values(endpointsByNoun).flat()
