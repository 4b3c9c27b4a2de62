/** All paths of the app in one table. */
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
  /** The text of an own item, shown beside its player. */
  videoText: (id: string) => `/video/${encodeURIComponent(id)}/text`,
  songText: (id: string) => `/song/${encodeURIComponent(id)}/text`,
  myVideos: '/videos?tab=mine',
  mySongs: '/songs?tab=mine',
  addVideo: '/videos?tab=mine&add=1',
  addSong: '/songs?tab=mine&add=1',
  vocabulary: '/vocabulary',
  /** The review of due cards; and practice before they are due, which does not change their schedule. */
  review: '/vocabulary/review',
  practice: '/vocabulary/review?ahead=true',
  /** Memory statistics, the schedule of cards, and the settings of reviews. */
  reviewOverview: '/vocabulary/memory',
  /** Import and export of words. */
  wordFiles: '/vocabulary/files',
  /** The words of a list, by its id. */
  wordList: (id: string) => `/vocabulary/list/${encodeURIComponent(id)}`,
  /** The details of a saved word, by its id. */
  word: (id: string) => `/vocabulary/word/${encodeURIComponent(id)}`,
  progress: '/progress',
  /** The lesson path, as the specification misspells it; the correct spelling redirects here. */
  lessons: '/excercise',
  lesson: (id: string) => `/excercise/lesson/${encodeURIComponent(id)}`,
  /** Two lessons with a path of their own. */
  pictureLesson: '/lion',
  typingLesson: '/verb',
  writing: '/writing',
  writingSamples: '/writing?tab=samples',
  /** A text of the learner, by its id; and a sample text. */
  writingText: (id: string) => `/writing/${encodeURIComponent(id)}`,
  writingSample: (id: string) => `/writing/sample/${encodeURIComponent(id)}`,
  grammar: '/grammar',
  listening: '/listening',
  reorder: '/reorder',
  settings: '/settings',
  /** The page with the learner's plan. */
  subscription: '/settings?tab=subscription',
  /** The sources of word explanations, with their licences. */
  dictionaries: '/settings?tab=profile#dictionaries',
  plans: '/plans',
  success: '/success',
  cancel: '/cancel',
  sandboxCheckout: '/sandbox-checkout/:id',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
} as const
