import type { GoogleIdentity } from './google-identity.d.ts'

const address = 'https://accounts.google.com/gsi/client'

let started: { script: HTMLScriptElement; identity: Promise<GoogleIdentity> } | null = null
const listeners = new Set<(token: string) => void>()

/**
 * Loads and initialises Google's script once, because a second initialisation would replace the first. A failure
 * removes the script, so that a retry loads it again.
 */
export function startGoogle(clientId: string, timeoutSeconds = 8): Promise<GoogleIdentity> {
  if (started?.script.isConnected) return started.identity
  const script = document.createElement('script')
  const identity = initialise(script, clientId, timeoutSeconds).catch((error: unknown) => {
    script.remove()
    throw error
  })
  started = { script, identity }
  return identity
}

async function initialise(script: HTMLScriptElement, clientId: string, timeoutSeconds: number) {
  const identity = await loadScript(script, timeoutSeconds)
  identity.initialize({ client_id: clientId, callback: notifyListeners, ux_mode: 'popup' })
  return identity
}

/** @param listener gets the ID token after a sign-in at Google */
export function onGoogleToken(listener: (token: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyListeners({ credential }: { credential: string }) {
  for (const listener of listeners) listener(credential)
}

function loadScript(script: HTMLScriptElement, timeoutSeconds: number): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const settle = (failure?: string) => {
      clearTimeout(timer)
      const identity = window.google?.accounts?.id
      if (identity && !failure) return resolve(identity)
      reject(new Error(failure ?? 'The script of Google brought no sign-in.'))
    }
    const timer = setTimeout(() => settle('The script of Google is slow.'), timeoutSeconds * 1000)
    script.onload = () => settle()
    script.onerror = () => settle('The script of Google did not load.')
    script.async = true
    script.src = address
    document.head.append(script)
  })
}
