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
import { paths } from '../parts/paths.ts'
import { Gate } from './gate.tsx'
import { lazyRoute } from './lazy-route.tsx'
import { OverPage } from './over-page.tsx'
import { type Placed, placed } from './page-under.ts'
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
const OwnVideos = lazyRoute(() => import('../features/own-media/own-videos.route.tsx'), 'OwnVideosRoute')
const OwnSongs = lazyRoute(() => import('../features/own-media/own-songs.route.tsx'), 'OwnSongsRoute')
const OwnText = lazyRoute(() => import('../features/own-media/own-text.route.tsx'), 'OwnTextRoute')
const vocabulary = () => import('./vocabulary-pages.tsx')
const Vocabulary = lazyRoute(vocabulary, 'VocabularyPages')
const progress = () => import('../features/progress/progress.route.tsx')
const Progress = lazyRoute(progress, 'ProgressRoute')
const lessons = () => import('./lesson-pages.tsx')
const Lessons = lazyRoute(lessons, 'LessonPages')
const ImageLesson = lazyRoute(lessons, 'ImageLesson')
const TypingLesson = lazyRoute(lessons, 'TypingLesson')
const Reorder = lazyRoute(lessons, 'Reorder')
const practise = () => import('./practise-pages.tsx')
const Writing = lazyRoute(practise, 'WritingPages')
const Grammar = lazyRoute(practise, 'GrammarPage')
const Listening = lazyRoute(practise, 'ListeningPage')
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
export const earlyRoutes = [login, videos, songs, vocabulary, progress, settings, lessons, practise] as const

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
  const location = useLocation()
  const under = usePageUnder()
  return (
    <>
      <Activity mode={under ? 'hidden' : 'visible'}>
        <Pages location={under ?? location} />
      </Activity>
      {under && (
        <Routes>
          <Route element={<OverPage />}>
            <Route path="/video/:id" element={<Video />} />
            <Route path="/song/:id" element={<Song />} />
          </Route>
        </Routes>
      )}
    </>
  )
}

/** The listing that the open player lies over; null where it is a page, and everywhere else. */
function usePageUnder(): Location | null {
  const location = useLocation()
  const how = useNavigationType()
  const [before, setBefore] = useState<Placed<Location>>({ location, under: null })
  if (before.location === location) return before.under
  const now = placed(before, location, how)
  setBefore(now)
  return now.under
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
        <Route path={paths.imageLesson} element={<ImageLesson />} />
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
