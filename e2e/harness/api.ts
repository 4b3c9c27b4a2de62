import type { Page } from 'playwright-core'

/** Calls the API as the learner of the page, as other pages of the product would. */
export const api = <Reply>(page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([httpMethod, address, sent]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
      const json = { ...headers, 'content-type': 'application/json' }
      const reply = await fetch(
        address,
        sent
          ? { method: httpMethod, headers: json, body: JSON.stringify(sent) }
          : { method: httpMethod, headers },
      )
      return (await reply.json()) as Reply
    },
    [method, path, body] as const,
  )
