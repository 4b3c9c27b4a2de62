import { useMutation } from '@tanstack/react-query'

/**
 * Requests a URL and navigates to it with a full page load, because it may be on another site. The mutation ends at once,
 * so that the buttons are enabled when the learner returns with the back button.
 */
export function useRedirect<Input>(requestUrl: (input: Input) => Promise<{ url: string }>) {
  return useMutation({
    mutationFn: async (input: Input) => {
      const { url } = await requestUrl(input)
      if (!url) throw new Error('the reply has no URL')
      window.location.assign(url)
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification requires this log (1, section 8)
      console.error('failed to load', error)
    },
  })
}
