import type { GoogleIdentity } from '../google/google-identity.d.ts'

type ButtonOptions = Parameters<GoogleIdentity['renderButton']>[1]

/** A fake of Google's script. A test decides whether it loads and which account the learner chooses. */
export function fakeGoogle() {
  const append = document.head.append.bind(document.head)
  const log = { scripts: [] as string[], initialized: [] as string[], drawn: [] as ButtonOptions[] }
  let answer: ((response: { credential: string }) => void) | undefined
  let hasScript = true
  let refusesOnce = false
  const loaded: HTMLScriptElement[] = []
  document.head.append = (...nodes) => {
    const [script] = nodes
    if (!(script instanceof HTMLScriptElement)) return append(...nodes)
    log.scripts.push(script.src)
    // The same address without a request: a script of another type is never loaded.
    script.type = 'text/plain'
    append(script)
    loaded.push(script)
    queueMicrotask(() => {
      if (hasScript) window.google = { accounts: { id: identity } }
      const tell = hasScript ? script.onload : script.onerror
      tell?.call(script, new Event('settled'))
    })
  }
  const identity: GoogleIdentity = {
    initialize: ({ client_id, callback }) => {
      if (refusesOnce) {
        refusesOnce = false
        throw new Error('refused')
      }
      log.initialized.push(client_id)
      answer = callback
    },
    renderButton: (parent, options) => {
      log.drawn.push(options)
      const button = document.createElement('div')
      button.setAttribute('role', 'button')
      button.textContent = `Google: ${options.text}`
      parent.append(button)
    },
  }
  return {
    ...log,
    /** Simulates the choice of an account in Google's window. */
    chooseAccount: (token: string) => answer?.({ credential: token }),
    setScript: (arrives: boolean) => {
      hasScript = arrives
    },
    /** The next initialisation throws. */
    refuseInitialisation: () => {
      refusesOnce = true
    },
    remove: () => {
      document.head.append = append
      for (const script of loaded) script.remove()
      delete window.google
    },
  }
}
