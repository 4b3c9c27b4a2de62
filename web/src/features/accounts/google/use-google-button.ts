import { getSignInOptions } from '@verbena/contract/accounts/sessions'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import type { GoogleButtonProps } from './google-button.tsx'

type Ready = { GoogleButton: ComponentType<GoogleButtonProps> }

/**
 * Google's own button, once this server offers it and its script is loaded; undefined until then. Its code is loaded only
 * where Google is configured, so that the login page stays small elsewhere. This does not use
 * `deferComponent`, which would keep the button for good, because every visit asks whether the server offers Google.
 */
export function useGoogleButton() {
  const [ready, setReady] = useState<Ready>()
  const tryLoading = useCallback(() => {
    load().then(
      setReady,
      // Our own button stays, and shows the error when it is pressed.
      () => undefined,
    )
  }, [])
  useEffect(tryLoading, [tryLoading])
  return { ready, tryAgain: tryLoading }
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
