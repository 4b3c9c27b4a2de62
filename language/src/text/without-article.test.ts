import { expect, test } from 'vitest'
import type { LanguageCode } from '../languages.ts'
import { packs } from '../packs/packs.ts'
import { withoutArticle } from './without-article.ts'

test.each<[LanguageCode, string, string]>([
  ['es', 'El pan', 'pan'],
  ['es', 'las  tijeras ', 'tijeras'],
  ['es', 'el', 'el'],
  ['es', 'elefante', 'elefante'],
  ['fr', "l'ami", 'ami'],
  ['fr', 'L’école', 'école'],
  ['de', 'das Haus', 'Haus'],
  ['it', "un'amica", 'amica'],
  ['no', 'et hus', 'hus'],
  ['el', 'Ο άνθρωπος', 'άνθρωπος'],
  ['en', 'a dog', 'dog'],
  ['zh', '的', '的'],
])('in %s "%s" is "%s"', (code, text, word) => {
  expect(withoutArticle(packs[code], text)).toBe(word)
})
