import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Texts = { [key: string]: string | Texts }

const here = import.meta.dirname
const namespaces = readdirSync(join(here, 'en')).map((file) => file.replace('.ts', ''))

/** Every text of a namespace by its whole key: `nav.logIn` → `Log in`. */
async function textsOf(language: 'en' | 'es', namespace: string): Promise<Map<string, string>> {
  const module: Record<string, Texts> = await import(`./${language}/${namespace}.ts`)
  return new Map(Object.values(module).flatMap((texts) => flatten(texts, '')))
}

function flatten(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  )
}

const placeholdersOf = (text = '') =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name).sort()

test('both languages have the same namespaces', () => {
  expect(readdirSync(join(here, 'es'))).toEqual(readdirSync(join(here, 'en')))
})

describe.each(namespaces)('the texts of %s', (namespace) => {
  test('have the same keys in English and Spanish', async () => {
    const [english, spanish] = [await textsOf('en', namespace), await textsOf('es', namespace)]
    expect(english.size).toBeGreaterThan(0)
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('have the same placeholders in both', async () => {
    const [english, spanish] = [await textsOf('en', namespace), await textsOf('es', namespace)]
    for (const [key, text] of english)
      expect([key, placeholdersOf(spanish.get(key))]).toEqual([key, placeholdersOf(text)])
  })

  test.each(['en', 'es'] as const)('in %s are never empty and have plurals in pairs', async (language) => {
    const texts = await textsOf(language, namespace)
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
    const alone = [...texts.keys()].filter((key) => {
      const other = key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one')
      return other !== key && !texts.has(other)
    })
    expect(alone).toEqual([])
  })
})

/** The product name is not translated; the others are code that the scan takes for text between tags. */
const noText = new Set(['Verbena', 'return', 'given: NoInfer'])

/** Visible words that are written in the source instead of the messages. */
function wordsInPage(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const between = [...code.matchAll(/(?<![=\s])>([^<>{}=;()|&]*\p{L}{2,}[^<>{}=;()|&]*)<(?=[/\w])/gu)]
  const named = [...code.matchAll(/\b(?:aria-label|placeholder|title|label|alt)="([^"]*\p{L}{2,}[^"]*)"/gu)]
  return [...between, ...named].map(([, text = '']) => text.trim()).filter((text) => !noText.has(text))
}

/** Tests and their harnesses, and the specimen, which is a sample in a target language. */
const noPage = /\.test\.tsx$|\/testing\/|specimen\.tsx$/

test('pages contain no text of their own', () => {
  const pages = readdirSync(join(here, '..'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !noPage.test(file),
  )
  expect(pages.length).toBeGreaterThan(50)
  const found = pages.flatMap((file) =>
    wordsInPage(readFileSync(join(here, '..', file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['<p>Try again</p>', ['Try again']],
  ['<b>\n  Nothing here\n</b>', ['Nothing here']],
  ['<input placeholder="Your name" />', ['Your name']],
  ['<nav aria-label="Main">{children}</nav>', ['Main']],
  ["<p>{t('tryAgain')} · ×</p>", []],
  ['const f = <Value extends string>(x: Props<Value>) => x < 3', []],
])('in %s the scan finds %j', (source, found) => {
  expect(wordsInPage(source)).toEqual(found)
})
