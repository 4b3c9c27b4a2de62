import { getSignInOptions } from '@verbena/contract/accounts'
import { type ComponentType, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import type { GoogleButtonProps } from './google-button.tsx'

type Ready = { GoogleButton: ComponentType<GoogleButtonProps> }

/**
 * Google's own button, once this server offers it and its script is there; until then nothing, and our own stands in.
 * Its code is fetched only where Google is configured, so that the login page stays light elsewhere.
 */
export function useGoogleButton() {
  const [ready, setReady] = useState<Ready>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is a reason to load again
  useEffect(() => {
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setReady(loaded),
      // Our own button stays, and says so when it is pressed.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  return { ready, tryAgain: () => setAttempt((last) => last + 1) }
}

async function load(): Promise<Ready | undefined> {
  const { googleClientId } = await call(getSignInOptions, {})
  if (!googleClientId) return undefined
  const [{ GoogleButton }, { startGoogle }] = await Promise.all([
    import('./google-button.tsx'),
    import('./google-script.ts'),
  ])
  await startGoogle(googleClientId)
  return { GoogleButton }
}
