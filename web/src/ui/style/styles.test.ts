import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..', '..')
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)
const read = (file: string) => readFileSync(join(sources, file), 'utf8')

/** Colours that are not tokens: `#fff`, `rgb(…)`, a name. Those inside `light-dark()` are defined for both themes. */
function rawColours(sheet: string): string[] {
  return declarationsOf(sheet)
    .filter(({ why }) => !why)
    .map(({ text }) => text.replace(/light-dark\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ''))
    .filter((text) =>
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\(|:.*\b(?:white|black)\b/i.test(text),
    )
}

/** z-index values that are neither tokens nor `auto`. */
function rawLayers(sheet: string): string[] {
  return declarationsOf(sheet)
    .map(({ text }) => text)
    .filter((text) => /^z-index:/.test(text) && !/^z-index:\s*(?:var\(--z-|auto)/.test(text))
}

const withoutComments = (sheet: string) => sheet.replace(/\/\*[\s\S]*?\*\//g, '')

/** Every declaration, and whether a comment before it in the same rule explains it. */
function declarationsOf(sheet: string): { text: string; why: boolean }[] {
  const rules = sheet.split('}')
  return rules.flatMap((rule) => {
    let why = false
    return rule.split(/(\/\*[\s\S]*?\*\/)|[;{]/).flatMap((piece) => {
      const text = piece?.trim() ?? ''
      if (text.startsWith('/*')) why = true
      return /^[\w-]+\s*:/.test(text) ? [{ text: text.replace(/\s+/g, ' '), why }] : []
    })
  })
}

describe.each(sheets.filter((file) => file !== 'ui/style/tokens.css'))('%s', (file) => {
  test('takes its colours from the tokens', () => {
    expect(rawColours(read(file))).toEqual([])
  })
  test('takes its layers from the tokens', () => {
    expect(rawLayers(read(file))).toEqual([])
  })
})

/** Style sheets stay loaded after a navigation, so a class of one page must not have styles in another one's sheet. */
test('no two rooms style the same class', () => {
  const rooms = new Map<string, Set<string>>()
  for (const file of sheets) {
    const room = /^(?:features\/[^/]+|[^/]+)/.exec(file)?.[0] ?? ''
    for (const [, name = ''] of withoutComments(read(file)).matchAll(/(?:^|[{},])\s*(\.[\w-]+)\s*(?=[{,])/g))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room))
  }
  expect([...rooms].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([])
})

test('every token that a sheet names exists', () => {
  const all = sheets.map(read).join('\n')
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  /** Set by a script on one element, or by a library. */
  const given = /^--(?:part|n|caret|count|row|x|card-left|card-top|visible-height|visible-top|radix-.*)$/
  const missing = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  expect(missing.filter((name) => !defined.has(name) && !given.test(name))).toEqual([])
})

test('a menu lies above the sheet and the dialog that it opens from, and a note above all', () => {
  const layers = Object.fromEntries(
    [...read('ui/style/tokens.css').matchAll(/--z-(\w+):\s*(\d+)/g)].map(([, name, order]) => [
      name,
      Number(order),
    ]),
  )
  const layerOf = (selector: string, file: string) =>
    layers[new RegExp(`\\${selector} \\{[^}]*z-index: var\\(--z-(\\w+)\\)`).exec(read(file))?.[1] ?? '']
  const menu = layerOf('.menu', 'ui/overlay/dialog.css')
  const under = [
    layerOf('.word-card', 'parts/word-card/card/word-card.css'),
    layers.sheet,
    layerOf('.dialog', 'ui/overlay/dialog.css'),
    layerOf('.session-overlay', 'parts/session/session.css'),
  ]
  for (const layer of under) expect(menu).toBeGreaterThan(layer ?? Number.NaN)
  expect(layerOf('.toasts', 'ui/feedback/toast.css')).toBeGreaterThan(menu ?? Number.NaN)
})

test.each([
  ['.a { color: #fff; }', 1],
  ['.a { background: linear-gradient(transparent, rgb(0 0 0 / 50%)); }', 1],
  ['.a { border: 1px solid black }', 1],
  ['.a { color: light-dark(#fff, rgb(0 0 0)); }', 0],
  ['.a { color: var(--ink); white-space: nowrap }', 0],
  ['.a { /* Over a picture. */ color: #fff; }', 0],
])('in %s are %i raw colours', (sheet, count) => {
  expect(rawColours(sheet)).toHaveLength(count)
})
