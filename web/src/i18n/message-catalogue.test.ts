import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Every message of the specification's error catalogue (document 1, section 8), where its text lies, and what raises
 * it: a key that a page shows, or a code that the server answers and `errorMessage` turns into the text.
 */
type Raised = { text: string; by: RegExp; in: 'web' | 'server' }
const shown = (text: string) => ({ text, by: new RegExp(`['\`"]${keyIn(text)}['\`"]`), in: 'web' }) as const
const answered = (code: string) =>
  ({ text: `common:errors.${code}`, by: new RegExp(`'${code}'`), in: 'server' }) as const
const known = (code: string) =>
  ({ text: `common:errors.${code}`, by: new RegExp(`'${code}'`), in: 'web' }) as const
const inStudy = (key: string) => shown(`player:${key}`)
const inLesson = (key: string) => shown(`lesson:${key}`)
const onPath = (key: string) => shown(`lessons:${key}`)
const keyIn = (text: string) => text.split(':')[1]?.replaceAll('.', '\\.')

const raised: [message: string, Raised][] = [
  ['Login failed.', { ...shown('accounts:login.failed'), by: /`\$\{form\}\.failed`/ }],
  [
    'An error occurred during login. Please try again.',
    { ...shown('accounts:login.threw'), by: /`\$\{form\}\.threw`/ },
  ],
  ['Registration failed.', { ...shown('accounts:signup.failed'), by: /`\$\{form\}\.failed`/ }],
  [
    'An error occurred during registration. Please try again.',
    { ...shown('accounts:signup.threw'), by: /`\$\{form\}\.threw`/ },
  ],
  ['Account created successfully!', shown('accounts:signup.success')],
  ['Google login failed: {{message}}', shown('accounts:google.failed')],
  ['Error during Google authentication. Please try again.', shown('accounts:google.threw')],
  [
    'Please complete onboarding first to set your language preferences.',
    shown('accounts:google.onboardingFirst'),
  ],
  [
    'Google Sign-In is not available right now. Please try again later.',
    shown('accounts:google.unavailable'),
  ],
  ['Password must be at least 6 characters long.', shown('accounts:signup.passwordTooShort')],
  ['Failed to create checkout session', shown('settings:subscription.checkoutFailed')],
  ['Authentication failed. Please log in again.', answered('SESSION_ENDED')],
  ['This field is required', shown('settings:required')],
  ['Please enter a valid email address', shown('settings:profile.invalidEmail')],
  ['Password must be at least 8 characters', shown('settings:password.tooShort')],
  [
    'Passwords do not match',
    { ...shown('settings:password.passwordsDoNotMatch'), by: /passwordsDoNotMatch/ },
  ],
  ['This username is already taken', answered('USERNAME_TAKEN')],
  ['This email is already registered', answered('EMAIL_TAKEN')],
  ['Login failed. Please check your credentials.', answered('WRONG_CREDENTIALS')],
  ['Network error. Please check your connection.', known('NETWORK')],
  ['Server error. Please try again later.', answered('INTERNAL')],
  ['Unauthorized. Please log in again.', answered('NOT_SIGNED_IN')],
  ['The requested resource was not found.', answered('NOT_FOUND')],
  ['An unknown error occurred.', known('UNKNOWN')],
  ['An error occurred. Please try again.', answered('INVALID_REQUEST')],
  ['Could not schedule the cancellation.', shown('settings:subscription.cancelFailed')],
]

/** The same of document 2, whose messages are in the language that it writes them in. */
const raisedInStudy: ['en' | 'es', message: string, Raised][] = [
  ['es', 'Cargando preguntas...', inStudy('test.loading')],
  ['es', 'Error desconocido generando quiz.', inStudy('test.unknownFailure')],
  ['en', "❌ Incorrect. Here's an explanation:", inStudy('test.incorrect')],
  ['en', 'Next Question', inStudy('test.next')],
  ['en', 'Test complete! You scored {{score, number}} out of {{total, number}}', inStudy('test.complete')],
  ['es', '¡Correcto!', inStudy('test.correct')],
  ['es', 'ID de lección inválido', inLesson('invalidId')],
  ['en', 'Invalid or missing exercise id in URL.', inLesson('invalidId')],
  ['es', 'No se pudo cargar la lección', inLesson('loadFailed')],
  ['es', 'No se pudo cargar la teoría: {{error}}', inLesson('theoryFailed')],
  ['es', 'Error cargando vocabulario', inLesson('picturesFailed')],
  ['es', 'Error cargando pronombres', inLesson('typingFailed')],
  ['es', 'Debes seleccionar todas las correctas.', inLesson('typing.chooseAll')],
  ['es', 'Respuesta esperada: {{answer}}', inLesson('verdict.expected')],
  ['es', '¿Por qué?', inLesson('verdict.why')],
  ['es', 'Siguiente (repetir luego)', inLesson('nextAgain')],
  ['es', 'No hay ejercicios disponibles para tu nivel/idioma.', onPath('noneText')],
  ['es', 'Orden guardado ✅', onPath('reorder.saved')],
  ['es', 'No se pudo guardar: {{message}}', onPath('reorder.failed')],
  ['en', 'Gap {{number, number}} / {{total, number}}', inStudy('gaps.gap')],
]

/** Messages that nothing raises, and why. */
const notRaised: [message: string, why: string][] = [
  ['No refresh token available', 'what is stored without a refresh token is no session, and is not renewed'],
  ['Failed to refresh token', 'a refused token says "Authentication failed. Please log in again."'],
  ['Failed to cancel subscription', 'the learner reads "Could not schedule the cancellation."'],
  [
    "You don't have permission to access this resource.",
    'for the calls of editors; what belongs to another learner is not found',
  ],
  ['failed to load', 'logged only, as specified: features/billing/use-redirect.ts'],
]

const root = join(import.meta.dirname, '..', '..', '..')

async function textOf(language: 'en' | 'es', place: string): Promise<unknown> {
  const [namespace = '', path = ''] = place.split(':')
  const [texts] = Object.values(await import(`./${language}/${namespace}.ts`))
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)?.[key], texts)
}

function sourcesOf(part: 'web' | 'server'): string {
  const folder = join(root, part, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(i18n|testing)\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

describe('the error catalogue of the specification', () => {
  const sources = { web: sourcesOf('web'), server: sourcesOf('server') }

  test.each(raised)('%s', async (message, { text, by, in: part }) => {
    expect(await textOf('en', text)).toBe(message)
    const spanish = await textOf('es', text)
    expect(spanish).toEqual(expect.any(String))
    expect(spanish).not.toBe(message)
    expect(by.test(sources[part])).toBe(true)
  })

  test.each(raisedInStudy)('of document 2, in %s: %s', async (language, message, { text, by, in: part }) => {
    const other = language === 'en' ? 'es' : 'en'
    expect(await textOf(language, text)).toBe(message)
    expect(await textOf(other, text)).not.toBe(message)
    expect(await textOf(other, text)).toEqual(expect.any(String))
    expect(by.test(sources[part])).toBe(true)
  })

  test('gaps that do not arrive are logged, as document 2 specifies', () => {
    expect(sources.web).toContain("'Failed to fetch fill-the-gaps'")
  })

  test.each(notRaised)('%s is not raised: %s', (message, why) => {
    expect(why).not.toBe('')
    expect(raised.map(([raisedMessage]) => raisedMessage)).not.toContain(message)
  })

  test('a reply that is not JSON is answered in Spanish, as specified, and shown in the learner’s language', () => {
    expect(sources.web).toContain('La respuesta del servidor no es JSON válido.')
  })

  test.each([
    ['settings:profile.profileUpdateError', 'profile.profileUpdateError'],
    ['settings:password.passwordChangeError', 'password.passwordChangeError'],
  ])('the named error %s is shown', async (text, key) => {
    for (const language of ['en', 'es'] as const)
      expect(await textOf(language, text)).toEqual(expect.any(String))
    expect(sources.web).toContain(key)
  })
})
