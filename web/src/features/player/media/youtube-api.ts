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

let loading: Promise<typeof YT> | null = null

/**
 * Loads YouTube's player script once. A failed attempt is not cached, so that it can be retried.
 * @throws ScriptFailure
 */
export function loadYouTubeApi(timeoutSeconds = 8): Promise<typeof YT> {
  const page = window as unknown as YouTubeWindow
  if (page.YT?.Player) return Promise.resolve(page.YT)
  loading ??= new Promise<typeof YT>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (failure: MediaFailure) => {
      clearTimeout(timer)
      script.remove()
      loading = null
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
  return loading
}
