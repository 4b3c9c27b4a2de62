/// <reference types="youtube" />
import type { MediaFailure } from './media-adapter.ts'

type YouTubeWindow = { YT?: typeof YT; onYouTubeIframeAPIReady?: () => void }

export class ScriptFailure extends Error {
  readonly failure: MediaFailure

  constructor(failure: MediaFailure) {
    super(failure)
    this.failure = failure
  }
}

let loading: { script: HTMLScriptElement; api: Promise<typeof YT> } | null = null

/**
 * Loads YouTube's player script once. A failed attempt removes the script, so that it can be retried.
 * @throws ScriptFailure
 */
export function loadYouTubeApi(timeoutSeconds = 8): Promise<typeof YT> {
  const page = window as unknown as YouTubeWindow
  if (page.YT?.Player) return Promise.resolve(page.YT)
  if (loading?.script.isConnected) return loading.api
  const script = document.createElement('script')
  const api = new Promise<typeof YT>((resolve, reject) => {
    const fail = (failure: MediaFailure) => {
      clearTimeout(timer)
      script.remove()
      reject(new ScriptFailure(failure))
    }
    const timer = setTimeout(() => fail('slow'), timeoutSeconds * 1000)
    page.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer)
      if (page.YT) resolve(page.YT)
    }
    script.onerror = () => fail('unreachable')
    script.src = 'https://www.youtube.com/iframe_api'
    document.head.append(script)
  })
  loading = { script, api }
  return api
}
