import { useMutation } from '@tanstack/react-query'

/**
 * Asks where to go on, and leaves for it: a full page, because it may be another site's. The work is over as soon as
 * the browser was told, or nothing came of it: then whoever comes back with "back" finds the buttons ready.
 */
export function useLeaveFor<Input>(ask: (input: Input) => Promise<{ url: string }>) {
  return useMutation({
    mutationFn: async (input: Input) => {
      const { url } = await ask(input)
      if (!url) throw new Error('the reply holds no address')
      window.location.assign(url)
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification wants it logged (1, section 8)
      console.error('failed to load', error)
    },
  })
}
