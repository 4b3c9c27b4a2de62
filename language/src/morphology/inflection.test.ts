import { describe, expect, test } from 'vitest'
import { englishProfile } from '../packs/en/en-profile.ts'
import type { LanguagePack } from '../packs/language-pack.ts'
import { packs } from '../packs/packs.ts'
import { textKey } from '../text/text-key.ts'
import { candidatesOf, reflexivesOf, separatedCandidatesOf } from './inflection.ts'

const empty: LanguagePack = { ...englishProfile, rules: [], irregular: {}, contractions: [] }
const pack: LanguagePack = {
  ...empty,
  rules: [
    { form: 'ies', base: 'y', partOfSpeech: 'noun', reasons: ['plural'] },
    { form: 's', base: '', partOfSpeech: ['noun', 'verb'], reasons: ['plural'], minimum: 3 },
    { form: 't', base: 'en', formStart: 'ge', partOfSpeech: 'verb', reasons: ['participle'] },
    { form: 'e', base: '', stem: ['ä', 'a'], partOfSpeech: 'noun', reasons: ['plural'] },
    { form: 'te', base: 't', partOfSpeech: 'verb', reasons: ['declined'], again: ['participle'] },
  ],
  irregular: {
    make: { partOfSpeech: 'verb', forms: { made: [['past'], ['participle']] } },
    stand: { partOfSpeech: 'verb', forms: { stood: ['past'] } },
    he: { partOfSpeech: null, forms: { him: ['accusative'] } },
  },
  contractions: [
    { form: 'am', parts: [{ lemma: 'an' }, { lemma: 'der', text: 'dem', reasons: ['dative'] }] },
  ],
  elisions: [{ form: "l'", lemma: 'le' }],
  separablePrefixes: ['auf'],
  verbPrefixes: ['under'],
  spellings: [['ß', 'ss']],
}
const lemmas = (form: string) => candidatesOf(pack, form).map(({ lemma }) => lemma)

describe('candidates of a form', () => {
  test('the first candidate is the form itself in small letters, without a part of speech', () => {
    expect(candidatesOf(pack, 'Tree')[0]).toEqual({ lemma: 'tree', partOfSpeech: null, reasons: [] })
  })

  test('rules replace endings in the order of the pack and give a candidate for each part of speech', () => {
    expect(candidatesOf(pack, 'cities').slice(1)).toEqual([
      { lemma: 'city', partOfSpeech: 'noun', reasons: ['plural'] },
      { lemma: 'citie', partOfSpeech: 'noun', reasons: ['plural'] },
      { lemma: 'citie', partOfSpeech: 'verb', reasons: ['plural'] },
    ])
  })

  test('a rule makes no base shorter than its minimum', () => {
    expect(lemmas('its')).toEqual(['its'])
  })

  test('a rule with a prefix or a vowel change applies only to forms that have them', () => {
    expect(lemmas('gemacht')).toContain('machen')
    expect(lemmas('macht')).not.toContain('machen')
    expect(lemmas('bälle')).toContain('ball')
    expect(lemmas('bolle')).not.toContain('boll')
  })

  test('a rule can lead to a form that another rule continues, with the reasons of both', () => {
    expect(candidatesOf(pack, 'gemachte')).toContainEqual({
      lemma: 'machen',
      partOfSpeech: 'verb',
      reasons: ['participle', 'declined'],
    })
    expect(lemmas('machte')).toEqual(['machte'])
  })

  test('an irregular form has all its readings, also with a verb prefix', () => {
    expect(candidatesOf(pack, 'made').slice(1)).toEqual([
      { lemma: 'make', partOfSpeech: 'verb', reasons: ['past'] },
      { lemma: 'make', partOfSpeech: 'verb', reasons: ['participle'] },
    ])
    expect(lemmas('understood')).toContain('understand')
    expect(candidatesOf(pack, 'him')[1]?.partOfSpeech).toBeNull()
  })

  test('irregular forms can replace the forms of the rules', () => {
    const strict = {
      ...pack,
      irregular: {
        machen: { partOfSpeech: 'verb', forms: { gemocht: ['participle'] }, insteadOfRules: true },
      },
    } satisfies LanguagePack
    expect(candidatesOf(strict, 'gemacht').map(({ lemma }) => lemma)).toEqual(['gemacht'])
    expect(candidatesOf(strict, 'gemocht').map(({ lemma }) => lemma)).toContain('machen')
  })

  test('a contraction has a candidate for each part, with all parts as they are shown', () => {
    expect(candidatesOf(pack, 'am').slice(1)).toEqual([
      { lemma: 'an', partOfSpeech: null, reasons: ['contraction'], parts: ['an', 'dem'] },
      { lemma: 'der', partOfSpeech: null, reasons: ['contraction', 'dative'], parts: ['an', 'dem'] },
    ])
  })

  test('the word after an elision comes before the elided word, with both kinds of apostrophe', () => {
    expect(candidatesOf(pack, 'l’ami').slice(1)).toEqual([
      { lemma: 'ami', partOfSpeech: null, reasons: [], parts: ['le', 'ami'] },
      { lemma: 'le', partOfSpeech: null, reasons: ['shortened'], parts: ['le', 'ami'] },
    ])
    expect(lemmas("l'")).toEqual(["l'", 'le'])
  })

  test('a different spelling is tried in both directions', () => {
    expect(lemmas('strasse')).toContain('straße')
    expect(lemmas('daß')).toContain('dass')
  })

  test('decomposed accents give the same candidates', () => {
    expect(candidatesOf(pack, 'bälle'.normalize('NFD'))).toEqual(candidatesOf(pack, 'bälle'))
  })

  test('a pack with capital nouns gives nouns a capital', () => {
    const german = { ...pack, capitalNouns: true as const }
    expect(candidatesOf(german, 'Bälle')).toContainEqual({
      lemma: 'Ball',
      partOfSpeech: 'noun',
      reasons: ['plural'],
    })
  })

  test.each(['', ' ', 'constructor', '__proto__', 'toString', '🙂', '\u0000', 'a'.repeat(100_000)])(
    'the first candidate of odd text %# is the text itself',
    (text) => {
      for (const one of Object.values(packs)) expect(candidatesOf(one, text)[0]?.lemma).toBe(textKey(text))
    },
  )
})

test('a separated prefix is joined with the possible verbs of a form', () => {
  expect(separatedCandidatesOf(pack, 'stood', 'auf')).toContainEqual({
    lemma: 'aufstand',
    partOfSpeech: 'verb',
    reasons: ['past', 'separated'],
  })
  expect(separatedCandidatesOf(pack, 'stood', 'zu')).toEqual([])
})

test.each([
  [{ after: 'se' }, 'levantar', ['levantarse']],
  [packs.it?.reflexive, 'alzare', ['alzarsi']],
  [packs.it?.reflexive, 'porre', ['porsi']],
  [packs.it?.reflexive, 'e', []],
  [{ before: 'sich ' }, 'freuen', ['sich freuen']],
  [{ before: 'se ', beforeVowel: "s'" }, 'habiller', ["s'habiller", 'se habiller']],
  [undefined, 'dress', []],
])('reflexive verbs with the pattern %j', (reflexive, lemma, expected) => {
  expect(reflexivesOf({ ...empty, ...(reflexive && { reflexive }) }, lemma)).toEqual(expected)
})

/** Random texts that are the same in every run. */
function* randomForms(count: number, letters: string) {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let made = 0; made < count; made++)
    yield Array.from({ length: next(40) + 1 }, () => letters.charAt(next(letters.length))).join('')
}

describe.each(Object.entries(packs))('the pack %s', (_, one) => {
  test('gives at most 60 candidates for any text, the same ones each time and none twice', () => {
    const letters = `${one.keyboardLetters.join('')}aeiouaeiourstnlmndgchkvbp'-αειοσςντκρ`
    for (const form of randomForms(10_000, letters)) {
      const found = candidatesOf(one, form)
      expect(found.length).toBeLessThanOrEqual(60)
      if (form.length % 8 !== 0) continue
      expect(candidatesOf(one, form)).toEqual(found)
      expect(new Set(found.map((candidate) => JSON.stringify({ ...candidate, parts: undefined }))).size).toBe(
        found.length,
      )
    }
  }, 30_000)

  test('has irregular forms in composed letters, none of which is blank or a hyphen', () => {
    const forms = Object.values(one.irregular).flatMap(({ forms: table }) => Object.keys(table))
    expect(
      forms.filter((form) => form !== form.normalize('NFC') || form.trim() === '' || form === '-'),
    ).toEqual([])
  })
})
