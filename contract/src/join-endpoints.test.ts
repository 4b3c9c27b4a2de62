import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { joinEndpoints } from './join-endpoints.ts'

const textSchemas = { summary: 'Reads a text.', reply: z.string() }
const countSchemas = { summary: 'Counts the words of a text.', reply: z.number() }
const readText: Endpoint<typeof textSchemas, 'anyone'> = { method: 'GET', path: '/text', access: 'anyone' }
const countWords: Endpoint<typeof countSchemas, 'anyone'> = {
  method: 'GET',
  path: '/words',
  access: 'anyone',
}

test('an endpoint is joined with the schemas of its name; what else the modules export is left out', () => {
  const routes = { readText, textMaximum: 200, price: { amount: 4 } }
  const schemas = { readText: textSchemas, nameSchema: z.string() }
  expect(joinEndpoints(routes, schemas)).toEqual([{ ...readText, schemas: textSchemas }])
})

/** The type checker refuses each of these calls; without its error the type check of the project fails. */
test('modules that do not belong together do not compile', () => {
  // @ts-expect-error: countWords has no schemas
  joinEndpoints({ readText, countWords }, { readText: textSchemas })
  // @ts-expect-error: readText has the schemas of countWords
  joinEndpoints({ readText }, { readText: countSchemas })
  // @ts-expect-error: no endpoint has the name of these schemas
  joinEndpoints({ readText }, { readText: textSchemas, countWords: countSchemas })
})
