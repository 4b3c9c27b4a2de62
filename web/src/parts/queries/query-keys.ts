/** Anything that the reply depends on: ids, languages. */
type Part = string | number | boolean | null | undefined
type PlayedItem = { kind: string; id: string; learnerId: string | null }

/**
 * The keys of all cached queries, by noun. `all` and `all…` are prefixes, for invalidation after a change on the
 * server. Queries that must not be refetched with their noun have a different prefix.
 */
export const queryKeys = {
  catalogue: {
    all: ['catalogue'],
    listing: (kind: string, audience: string, filters: object) =>
      ['catalogue', kind, audience, filters] as const,
    part: (kind: string, audience: string, filters: object, part: string) =>
      ['catalogue', kind, audience, filters, part] as const,
    categories: (kind: string, audience: string) => ['catalogue', kind, audience, 'categories'] as const,
    levels: ['levels'],
  },

  checkout: (id: Part, learnerId: Part) => ['checkout', id, learnerId] as const,

  grammar: {
    all: ['grammar'],
    topics: (audience: string) => ['grammar', audience] as const,
    progress: (audience: string) => ['grammar', 'progress', audience] as const,
    shownIn: (audience: string, language: string, line: string) =>
      ['grammar', 'shown', audience, language, line] as const,
  },

  lessons: {
    all: ['lessons'],
    availability: (learnerId: Part, native: Part, target: Part) =>
      ['lessons', 'availability', learnerId, native, target] as const,
    allPaths: ['lessons', 'path'],
    path: (audience: string) => ['lessons', 'path', audience] as const,
    order: (audience: string, native: string, target: string, level: string) =>
      ['lessons', 'path', 'order', audience, native, target, level] as const,
    allMeta: ['lessons', 'meta'],
    meta: (audience: string, id: number) => ['lessons', 'meta', audience, id] as const,
    contents: (audience: string, id: number, ...variant: string[]) =>
      ['lessons', 'contents', audience, id, ...variant] as const,
    theory: (audience: string, id: number) => ['lessons', 'theory', audience, id] as const,
    isEditor: (audience: string) => ['lessons', 'editor', audience] as const,
    suggestions: (audience: string) => ['lessons', 'editor', 'answers', audience] as const,
  },

  listening: {
    // Below the catalogue's prefix, because the themes depend on what was watched.
    themes: (audience: string, level: string) => ['catalogue', 'listening', audience, level] as const,
    dictation: (kind: string, id: string, audience: string) => ['dictation', kind, id, audience] as const,
  },

  lookup: {
    explanations: (language: string) => ['explanation', language] as const,
    explanation: (language: string, audience: string, text: string, context: string, at: Part) =>
      ['explanation', language, audience, text, context, at] as const,
    sentences: (audience: string, mediaId: string, language: string, lemma: string) =>
      ['sentences', audience, mediaId, language, lemma] as const,
  },

  mediaTests: {
    all: ['test-results'],
    ofItem: (mediaId: string) => ['test-results', mediaId] as const,
    results: (mediaId: string, learnerId: Part) => ['test-results', mediaId, learnerId] as const,
    dictation: (mediaId: string, audience: string) =>
      ['test-results', mediaId, 'dictation', audience] as const,
  },

  ownMedia: {
    all: ['own-media'],
    items: (learnerId: string) => ['own-media', learnerId, 'items'] as const,
    uploads: (learnerId: string) => ['own-media', learnerId, 'uploads'] as const,
    transcript: (learnerId: string, id: string) => ['own-media', learnerId, 'transcript', id] as const,
    linkTitle: (videoId: Part) => ['video-link', videoId] as const,
  },

  player: {
    all: ['player'],
    ofItem: ({ kind, id, learnerId }: PlayedItem) => ['player', kind, id, learnerId] as const,
    item: ({ kind, id, learnerId }: PlayedItem, native: Part) =>
      ['player', kind, id, learnerId, 'item', native] as const,
    transcript: ({ kind, id, learnerId }: PlayedItem, native: Part) =>
      ['player', kind, id, learnerId, 'transcript', native] as const,
    position: ({ kind, id, learnerId }: PlayedItem) => ['player', kind, id, learnerId, 'position'] as const,
    gaps: ({ kind, id, learnerId }: PlayedItem, seed: string) =>
      ['player', kind, id, learnerId, 'gaps', seed] as const,
    quiz: ({ kind, id, learnerId }: PlayedItem, seed: string) =>
      ['player', kind, id, learnerId, 'quiz', seed] as const,
  },

  progress: (audience: string) => ['progress', audience] as const,

  reviews: {
    all: ['reviews'],
    summary: ['reviews', 'summary'],
    settings: ['reviews', 'settings'],
    queue: (isPractice: boolean, round: number) => ['review-queue', isPractice, round] as const,
  },

  settings: {
    subscription: (learnerId: string) => ['settings', 'subscription', learnerId] as const,
    lookupUsage: (learnerId: string) => ['settings', 'lookups', learnerId] as const,
    sessions: (learnerId: string) => ['settings', 'sessions', learnerId] as const,
    identities: (learnerId: string) => ['settings', 'identities', learnerId] as const,
    dictionaries: ['settings', 'dictionaries'],
    dictionaryLicence: (id: string) => ['settings', 'dictionary-licence', id] as const,
  },

  vocabulary: {
    all: ['vocabulary'],
    lists: ['vocabulary', 'lists'],
    listNames: ['vocabulary', 'names'],
    recommended: (audience: string) => ['vocabulary', 'recommended', audience] as const,
    allWords: ['vocabulary', 'words'],
    words: (listId: string) => ['vocabulary', 'words', listId] as const,
    firstWords: (listId: string) => ['vocabulary', 'first-words', listId] as const,
    allPages: (listId: string) => ['vocabulary', 'pages', listId] as const,
    pages: (listId: string, search: string) => ['vocabulary', 'pages', listId, search] as const,
    allTranscriptWords: ['vocabulary', 'transcript'],
    transcriptWords: (learnerId: Part, mediaId: string) =>
      ['vocabulary', 'transcript', learnerId, mediaId] as const,
    allWordPages: ['vocabulary', 'word'],
    line: (wordId: string) => ['vocabulary-line', wordId] as const,
    wordPage: (wordId: string) => ['vocabulary', 'word', wordId] as const,
    wordSentences: (wordId: string, lemma: string) => ['word-sentences', wordId, lemma] as const,
    importRun: (run: string) => ['word-import', run] as const,
  },

  writing: {
    all: ['writing'],
    lists: (learnerId: string) => ['writing', learnerId, 'list'] as const,
    list: (learnerId: string, search: string) => ['writing', learnerId, 'list', search] as const,
    text: (learnerId: string, id: string) => ['writing', learnerId, 'text', id] as const,
    versions: (learnerId: string, id: string) => ['writing', learnerId, 'versions', id] as const,
    samples: (audience: string) => ['writing', 'samples', audience] as const,
    spelling: (language: string, word: string) => ['writing', 'spelling', language, word] as const,
  },
} as const

type Keyed = { queryKey: readonly unknown[] }

/** Whether a key below `player.all` belongs to an item or its playback position, not to its text. */
export const isItemOrPosition = ({ queryKey }: Keyed): boolean =>
  queryKey[4] === 'item' || queryKey[4] === 'position'

/** Whether a key below `ownMedia.all` belongs to a transcript. */
export const isOwnTranscript = ({ queryKey }: Keyed): boolean => queryKey[2] === 'transcript'
