import { BrowserRouter, Outlet, Route, Routes } from 'react-router'
import { paths } from '../parts/paths.ts'
import { Gate } from './gate.tsx'
import { lazyRoute } from './lazy-route.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { Shell } from './shell.tsx'

const Root = lazyRoute(() => import('./root-page.tsx'), 'RootPage')
const login = () => import('../features/accounts/login.route.tsx')
const Login = lazyRoute(login, 'LoginRoute')
const Signup = lazyRoute(() => import('../features/accounts/signup.route.tsx'), 'SignupRoute')
const Onboarding = lazyRoute(() => import('../features/accounts/onboarding.route.tsx'), 'OnboardingRoute')
const videos = () => import('../features/catalogue/videos.route.tsx')
const Videos = lazyRoute(videos, 'VideosRoute')
const songs = () => import('../features/catalogue/songs.route.tsx')
const Songs = lazyRoute(songs, 'SongsRoute')
const Video = lazyRoute(() => import('../features/player/video.route.tsx'), 'VideoRoute')
const Song = lazyRoute(() => import('../features/player/song.route.tsx'), 'SongRoute')
const vocabulary = () => import('../features/vocabulary/vocabulary.route.tsx')
const Vocabulary = lazyRoute(vocabulary, 'VocabularyRoute')
const progress = () => import('../features/progress/progress.route.tsx')
const Progress = lazyRoute(progress, 'ProgressRoute')
const lessons = () => import('../features/lessons/lessons.route.tsx')
const Lessons = lazyRoute(lessons, 'LessonsRoute')
const notOpen = () => import('../features/lessons/not-open.route.tsx')
const Lesson = lazyRoute(notOpen, 'LessonRoute')
const Writing = lazyRoute(notOpen, 'WritingRoute')
const Grammar = lazyRoute(notOpen, 'GrammarRoute')
const Listening = lazyRoute(notOpen, 'ListeningRoute')
const Reorder = lazyRoute(notOpen, 'ReorderRoute')
const settings = () => import('../features/settings/settings.route.tsx')
const Settings = lazyRoute(settings, 'SettingsRoute')
const Plans = lazyRoute(() => import('../features/billing/plans.route.tsx'), 'PlansRoute')
const Success = lazyRoute(() => import('../features/billing/success.route.tsx'), 'SuccessRoute')
const Cancel = lazyRoute(() => import('../features/billing/cancel.route.tsx'), 'CancelRoute')
const SandboxCheckout = lazyRoute(
  () => import('../features/billing/sandbox-checkout.route.tsx'),
  'SandboxCheckoutRoute',
)
const ForgotPassword = lazyRoute(
  () => import('../features/accounts/forgot-password.route.tsx'),
  'ForgotPasswordRoute',
)
const ResetPassword = lazyRoute(
  () => import('../features/accounts/reset-password.route.tsx'),
  'ResetPasswordRoute',
)
const VerifyEmail = lazyRoute(() => import('../features/accounts/verify-email.route.tsx'), 'VerifyEmailRoute')

/** What the menus lead to, and the page after logging out: fetched before they are wanted. */
export const earlyRoutes = [login, videos, songs, vocabulary, progress, settings, lessons] as const

export function Router() {
  return (
    <BrowserRouter>
      <Gate>
        <AppRoutes />
      </Gate>
    </BrowserRouter>
  )
}

function AppRoutes() {
  return (
    <Routes>
      <Route element={<Bare />}>
        <Route path={paths.root} element={<Root />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.signup} element={<Signup />} />
        <Route path={paths.onboarding} element={<Onboarding />} />
        <Route path={paths.plans} element={<Plans />} />
        <Route path={paths.success} element={<Success />} />
        <Route path={paths.cancel} element={<Cancel />} />
        <Route path={paths.sandboxCheckout} element={<SandboxCheckout />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.resetPassword} element={<ResetPassword />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
      </Route>
      <Route element={<Shell />}>
        <Route path={paths.videos} element={<Videos />} />
        <Route path={paths.songs} element={<Songs />} />
        <Route path="/video/:id" element={<Video />} />
        <Route path="/song/:id" element={<Song />} />
        <Route path={paths.vocabulary} element={<Vocabulary />} />
        <Route path={paths.progress} element={<Progress />} />
        <Route path={paths.lessons} element={<Lessons />} />
        <Route path="/excercise/lesson/:id" element={<Lesson />} />
        <Route path={paths.imageLesson} element={<Lesson />} />
        <Route path={paths.typingLesson} element={<Lesson />} />
        <Route path={paths.writing} element={<Writing />} />
        <Route path={paths.grammar} element={<Grammar />} />
        <Route path={paths.listening} element={<Listening />} />
        <Route path={paths.reorder} element={<Reorder />} />
        <Route path={paths.settings} element={<Settings />} />
      </Route>
    </Routes>
  )
}

function Bare() {
  return (
    <RouteBoundary>
      <Outlet />
    </RouteBoundary>
  )
}
