import { describe, expect, test } from 'vitest'
import { searchPatterns, titleKey } from './title-key.ts'

describe('the key of a title', () => {
  test.each([
    [['¡La Tortilla Secreta!', 'The secret omelette'], ' la tortilla secreta the secret omelette'],
    [['L’ÉTÉ à la plage'], ' l ete a la plage'],
    [['Die Straße, größer'], ' die strasse grosser'],
    [['Blåbær på Øya'], ' blabaer pa oya'],
    [['Ο Γιάννης'], ' ο γιαννησ'],
    [['小猫'], ' 小猫'],
    [['…', '100 %'], ' 100'],
  ])('of %j holds its words without accents and signs', (titles, key) => {
    expect(titleKey(titles)).toBe(key)
  })
})

describe('a search', () => {
  test.each([
    ['Tór la', ['%tor%', '% la%']],
    ['% _ \\', []],
    ['', []],
    ["l'amour", ['% l%', '%amour%']],
  ])('for %j', (search, patterns) => {
    expect(searchPatterns(search)).toEqual(patterns)
  })

  test('of a very long text has few patterns', () => {
    expect(searchPatterns('palabra '.repeat(50))).toHaveLength(8)
  })
})
