import { Navigate, Outlet, type RouteObject } from 'react-router'
import { type LazyPage, lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { paths } from '../../parts/navigation/paths.ts'
import { Shell } from '../shell/shell.tsx'
import { RootPage } from './root-page.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const Login = lazyPage(() => import('../../features/accounts/login.route.tsx'), 'LoginRoute')
const Signup = lazyPage(() => import('../../features/accounts/signup.route.tsx'), 'SignupRoute')
const Onboarding = lazyPage(() => import('../../features/accounts/onboarding.route.tsx'), 'OnboardingRoute')
const ForgotPassword = lazyPage(
  () => import('../../features/accounts/forgot-password.route.tsx'),
  'ForgotPasswordRoute',
)
const ResetPassword = lazyPage(
  () => import('../../features/accounts/reset-password.route.tsx'),
  'ResetPasswordRoute',
)
const VerifyEmail = lazyPage(
  () => import('../../features/accounts/verify-email.route.tsx'),
  'VerifyEmailRoute',
)
const Plans = lazyPage(() => import('../../features/billing/plans.route.tsx'), 'PlansRoute')
const Success = lazyPage(() => import('../../features/billing/success.route.tsx'), 'SuccessRoute')
const Cancel = lazyPage(() => import('../../features/billing/cancel.route.tsx'), 'CancelRoute')
const SandboxCheckout = lazyPage(
  () => import('../../features/billing/sandbox-checkout.route.tsx'),
  'SandboxCheckoutRoute',
)
const Videos = lazyPage(() => import('../../features/catalogue/videos.route.tsx'), 'VideosRoute')
const Songs = lazyPage(() => import('../../features/catalogue/songs.route.tsx'), 'SongsRoute')
const Video = lazyPage(() => import('../../features/player/video.route.tsx'), 'VideoRoute')
const Song = lazyPage(() => import('../../features/player/song.route.tsx'), 'SongRoute')
const OwnVideos = lazyPage(() => import('../../features/own-media/own-videos.route.tsx'), 'OwnVideosRoute')
const OwnSongs = lazyPage(() => import('../../features/own-media/own-songs.route.tsx'), 'OwnSongsRoute')
const OwnText = lazyPage(() => import('../../features/own-media/own-text.route.tsx'), 'OwnTextRoute')
const Vocabulary = lazyPage(() => import('../../features/vocabulary/vocabulary.route.tsx'), 'VocabularyRoute')
const WordList = lazyPage(() => import('../../features/vocabulary/list.route.tsx'), 'ListRoute')
const Word = lazyPage(() => import('../../features/vocabulary/word.route.tsx'), 'WordRoute')
const WordFiles = lazyPage(
  () => import('../../features/word-exchange/word-exchange.route.tsx'),
  'WordExchangeRoute',
)
const Review = lazyPage(() => import('../../features/reviews/review.route.tsx'), 'ReviewRoute')
const ReviewOverview = lazyPage(
  () => import('../../features/reviews/review-overview.route.tsx'),
  'ReviewOverviewRoute',
)
const Progress = lazyPage(() => import('../../features/progress/progress.route.tsx'), 'ProgressRoute')
const Lessons = lazyPage(() => import('../../features/lessons/lessons.route.tsx'), 'LessonsRoute')
const lesson = () => import('../../features/lessons/lesson.route.tsx')
const Lesson = lazyPage(lesson, 'LessonRoute')
const PictureLesson = lazyPage(lesson, 'PictureLessonRoute')
const TypingLesson = lazyPage(lesson, 'TypingLessonRoute')
const Reorder = lazyPage(() => import('../../features/lessons/reorder.route.tsx'), 'ReorderRoute')
const Writing = lazyPage(() => import('../../features/writing/writing.route.tsx'), 'WritingRoute')
const WritingText = lazyPage(
  () => import('../../features/writing/writing-text.route.tsx'),
  'WritingTextRoute',
)
const WritingSample = lazyPage(
  () => import('../../features/writing/writing-sample.route.tsx'),
  'WritingSampleRoute',
)
const Grammar = lazyPage(() => import('../../features/grammar/grammar.route.tsx'), 'GrammarRoute')
const Listening = lazyPage(() => import('../../features/listening/listening.route.tsx'), 'ListeningRoute')
const Settings = lazyPage(() => import('../../features/settings/settings.route.tsx'), 'SettingsRoute')

/** What the application knows of a route before its code is loaded. */
export type RouteHandle = {
  preload: () => Promise<unknown>
  /** Paths that a visitor most likely opens next. */
  next: readonly string[]
}

type Page = LazyPage<object>

const page = (
  path: string,
  Page: Page,
  next: readonly string[] = [],
  children: RouteObject[] = [],
): RouteObject => ({
  path,
  element: <Page />,
  handle: { preload: Page.preload, next } satisfies RouteHandle,
  children,
})

/** A listing. Its tab of own media is a chunk of its own. */
const listing = (path: string, Page: Page, Own: Page, next: readonly string[]) =>
  page(path, Page, next, [{ index: true, element: <Own /> }])

const player = (path: string, Page: Page, next: readonly string[]) =>
  page(path, Page, next, [page('text', OwnText)])

/** Pages of learners below a section that has no such page. */
const unknownIn = (section: string): RouteObject => ({
  path: `${section}/*`,
  element: <Navigate to={paths.songs} replace />,
})

/** An example of the path of a player, to preload its code. */
const anyVideo = paths.video('any')
const anySong = paths.song('any')

export const routes: RouteObject[] = [
  {
    element: <WithoutShell />,
    children: [
      // It leads most learners to their lessons.
      {
        path: paths.root,
        element: <RootPage />,
        handle: { preload: Lessons.preload, next: [] } satisfies RouteHandle,
      },
      page(paths.login, Login, [paths.onboarding, paths.songs]),
      page(paths.signup, Signup, [paths.songs]),
      page(paths.onboarding, Onboarding, [paths.signup, paths.videos]),
      page(paths.plans, Plans, [paths.signup]),
      page(paths.success, Success),
      page(paths.cancel, Cancel),
      page(paths.sandboxCheckout, SandboxCheckout, [paths.success]),
      page(paths.forgotPassword, ForgotPassword, [paths.login]),
      page(paths.resetPassword, ResetPassword, [paths.login]),
      page(paths.verifyEmail, VerifyEmail),
    ],
  },
  {
    element: <Shell />,
    children: [
      listing(paths.videos, Videos, OwnVideos, [anyVideo, paths.songs]),
      listing(paths.songs, Songs, OwnSongs, [anySong, paths.videos]),
      player('/video/:id', Video, [paths.videos]),
      player('/song/:id', Song, [paths.songs]),
      page(paths.vocabulary, Vocabulary, [paths.review, paths.wordList('any')]),
      page(paths.review, Review, [paths.vocabulary]),
      page(paths.reviewOverview, ReviewOverview, [paths.review]),
      page(paths.wordFiles, WordFiles),
      page('/vocabulary/list/:id', WordList, [paths.word('any'), paths.vocabulary]),
      page('/vocabulary/word/:id', Word, [paths.vocabulary]),
      unknownIn('/vocabulary'),
      page(paths.progress, Progress, [paths.videos]),
      page(paths.lessons, Lessons, [paths.lesson('any'), paths.videos]),
      page('/excercise/lesson/:id', Lesson, [paths.lessons]),
      unknownIn('/excercise'),
      page(paths.pictureLesson, PictureLesson, [paths.lessons]),
      page(paths.typingLesson, TypingLesson, [paths.lessons]),
      // A text opens without a connection too.
      page(paths.writing, Writing, [paths.writingText('any'), paths.writingSample('any')]),
      page('/writing/:id', WritingText, [paths.writing]),
      page('/writing/sample/:id', WritingSample, [paths.writingText('any')]),
      unknownIn('/writing'),
      page(paths.grammar, Grammar),
      page(paths.listening, Listening),
      page(paths.reorder, Reorder, [paths.lessons]),
      page(paths.settings, Settings),
    ],
  },
]

/** The player above the listing that it was opened from. */
export const overlayRoutes = [page('/video/:id', Video), page('/song/:id', Song)]

function WithoutShell() {
  return (
    <RouteBoundary>
      <Outlet />
    </RouteBoundary>
  )
}
