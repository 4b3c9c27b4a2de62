import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

test('a key of a cached query is written in query-keys.ts only', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|query-keys\.ts$/.test(file),
  )
  const offences = files.filter((file) =>
    /queryKey: \[|Quer(?:y|ies)(?:Data|State)(?:<.*>)?\(\s*\[/.test(
      readFileSync(join(sources, file), 'utf8'),
    ),
  )
  expect(offences).toEqual([])
})
