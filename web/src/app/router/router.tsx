import { Activity, useState } from 'react'
import {
  BrowserRouter,
  type Location,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router'
import { lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { paths } from '../../parts/navigation/paths.ts'
import { Shell } from '../shell/shell.tsx'
import { AuthGuard } from './auth-guard.tsx'
import { type LocationStack, nextLocationStack } from './background-location.ts'
import { OverlayOutlet } from './overlay-outlet.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const Root = lazyPage(() => import('./root-page.tsx'), 'RootPage')
const login = () => import('../../features/accounts/login.route.tsx')
const Login = lazyPage(login, 'LoginRoute')
const Signup = lazyPage(() => import('../../features/accounts/signup.route.tsx'), 'SignupRoute')
const Onboarding = lazyPage(() => import('../../features/accounts/onboarding.route.tsx'), 'OnboardingRoute')
const videos = () => import('../../features/catalogue/videos.route.tsx')
const Videos = lazyPage(videos, 'VideosRoute')
const songs = () => import('../../features/catalogue/songs.route.tsx')
const Songs = lazyPage(songs, 'SongsRoute')
const Video = lazyPage(() => import('../../features/player/video.route.tsx'), 'VideoRoute')
const Song = lazyPage(() => import('../../features/player/song.route.tsx'), 'SongRoute')
const OwnVideos = lazyPage(() => import('../../features/own-media/own-videos.route.tsx'), 'OwnVideosRoute')
const OwnSongs = lazyPage(() => import('../../features/own-media/own-songs.route.tsx'), 'OwnSongsRoute')
const OwnText = lazyPage(() => import('../../features/own-media/own-text.route.tsx'), 'OwnTextRoute')
const vocabulary = () => import('./vocabulary-pages.tsx')
const Vocabulary = lazyPage(vocabulary, 'VocabularyPages')
const progress = () => import('../../features/progress/progress.route.tsx')
const Progress = lazyPage(progress, 'ProgressRoute')
const lessons = () => import('./lesson-pages.tsx')
const Lessons = lazyPage(lessons, 'LessonPages')
const PictureLesson = lazyPage(lessons, 'PictureLesson')
const TypingLesson = lazyPage(lessons, 'TypingLesson')
const Reorder = lazyPage(lessons, 'Reorder')
const practise = () => import('./practice-pages.tsx')
const Writing = lazyPage(practise, 'WritingPages')
const Grammar = lazyPage(practise, 'GrammarPage')
const Listening = lazyPage(practise, 'ListeningPage')
const settings = () => import('../../features/settings/settings.route.tsx')
const Settings = lazyPage(settings, 'SettingsRoute')
const Plans = lazyPage(() => import('../../features/billing/plans.route.tsx'), 'PlansRoute')
const Success = lazyPage(() => import('../../features/billing/success.route.tsx'), 'SuccessRoute')
const Cancel = lazyPage(() => import('../../features/billing/cancel.route.tsx'), 'CancelRoute')
const SandboxCheckout = lazyPage(
  () => import('../../features/billing/sandbox-checkout.route.tsx'),
  'SandboxCheckoutRoute',
)
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

/** The pages of the menus and the page after logging out, preloaded when the browser is idle. */
export const earlyRoutes = [login, videos, songs, vocabulary, progress, settings, lessons, practise] as const

export function Router() {
  return (
    <BrowserRouter>
      <AuthGuard>
        <AppRoutes />
      </AuthGuard>
    </BrowserRouter>
  )
}

function AppRoutes() {
  const location = useLocation()
  const background = useBackgroundLocation()
  return (
    <>
      <Activity mode={background ? 'hidden' : 'visible'}>
        <Pages location={background ?? location} />
      </Activity>
      {background && (
        <Routes>
          <Route element={<OverlayOutlet />}>
            <Route path="/video/:id" element={<Video />} />
            <Route path="/song/:id" element={<Song />} />
          </Route>
        </Routes>
      )}
    </>
  )
}

/** The listing below the open player; null if there is none. */
function useBackgroundLocation(): Location | null {
  const location = useLocation()
  const how = useNavigationType()
  const [before, setBefore] = useState<LocationStack<Location>>({ location, background: null })
  if (before.location === location) return before.background
  const now = nextLocationStack(before, location, how)
  setBefore(now)
  return now.background
}

function Pages({ location }: { location: Location }) {
  return (
    <Routes location={location}>
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
        <Route path={paths.videos} element={<Videos />}>
          <Route index element={<OwnVideos />} />
        </Route>
        <Route path={paths.songs} element={<Songs />}>
          <Route index element={<OwnSongs />} />
        </Route>
        <Route path="/video/:id" element={<Video />}>
          <Route path="text" element={<OwnText />} />
        </Route>
        <Route path="/song/:id" element={<Song />}>
          <Route path="text" element={<OwnText />} />
        </Route>
        <Route path="/vocabulary/*" element={<Vocabulary />} />
        <Route path={paths.progress} element={<Progress />} />
        <Route path="/excercise/*" element={<Lessons />} />
        <Route path={paths.pictureLesson} element={<PictureLesson />} />
        <Route path={paths.typingLesson} element={<TypingLesson />} />
        <Route path="/writing/*" element={<Writing />} />
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
