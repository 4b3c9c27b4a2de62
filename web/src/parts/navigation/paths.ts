/** Every address of the product in one table. */
export const paths = {
  root: '/',
  onboarding: '/onboarding',
  login: '/login',
  signup: '/signup',
  videos: '/videos',
  videoHistory: '/videos?tab=history',
  videosOfAllLevels: '/videos?level=all',
  songs: '/songs',
  songsOfAllLevels: '/songs?level=all',
  songHistory: '/songs?tab=history',
  video: (id: string) => `/video/${encodeURIComponent(id)}`,
  song: (id: string) => `/song/${encodeURIComponent(id)}`,
  /** The text of an own item, beside its player. */
  videoText: (id: string) => `/video/${encodeURIComponent(id)}/text`,
  songText: (id: string) => `/song/${encodeURIComponent(id)}/text`,
  myVideos: '/videos?tab=mine',
  mySongs: '/songs?tab=mine',
  addVideo: '/videos?tab=mine&add=1',
  addSong: '/songs?tab=mine&add=1',
  vocabulary: '/vocabulary',
  /** The review of due cards; and practice before they are due, which is not graded. */
  review: '/vocabulary/review',
  practice: '/vocabulary/review?ahead=true',
  /** What the learner remembers, when cards become due, and the settings of reviews. */
  reviewOverview: '/vocabulary/memory',
  /** Files of words, in and out. */
  wordFiles: '/vocabulary/files',
  /** The words of a list, by its id. */
  wordList: (id: string) => `/vocabulary/list/${encodeURIComponent(id)}`,
  /** All that is known of a saved word, by its id. */
  word: (id: string) => `/vocabulary/word/${encodeURIComponent(id)}`,
  progress: '/progress',
  /** The lesson path, in the specification's spelling; the right one leads here. */
  lessons: '/excercise',
  lesson: (id: string) => `/excercise/lesson/${encodeURIComponent(id)}`,
  /** Two lessons that have an address of their own. */
  pictureLesson: '/lion',
  typingLesson: '/verb',
  writing: '/writing',
  writingSamples: '/writing?tab=samples',
  /** One’s own text, by its id; and a sample to read. */
  writingText: (id: string) => `/writing/${encodeURIComponent(id)}`,
  writingSample: (id: string) => `/writing/sample/${encodeURIComponent(id)}`,
  grammar: '/grammar',
  listening: '/listening',
  reorder: '/reorder',
  settings: '/settings',
  /** Where a learner sees their plan. */
  subscription: '/settings?tab=subscription',
  /** What explains words, with its licences. */
  dictionaries: '/settings?tab=profile#dictionaries',
  plans: '/plans',
  success: '/success',
  cancel: '/cancel',
  sandboxCheckout: '/sandbox-checkout/:id',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
} as const
