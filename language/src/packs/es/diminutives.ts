import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { type Ending, rules, unstressed } from './endings.ts'

/** The ending of a stem before a suffix with i or e, and its ending before a, o, e or nothing. */
const softened: readonly Ending[] = [
  ['qu', 'c'],
  ['gu', 'g'],
  ['gü', 'gu'],
  ['c', 'z'],
]
/** Endings with each last vowel that the base may have; '' after a consonant. */
const withLast = (form: string, lasts: readonly string[]): Ending[] => [
  ...softened.flatMap(([soft, hard]) =>
    lasts.filter((last) => /^[ao]$/.test(last)).map((last): Ending => [soft + form, hard + last]),
  ),
  ...lasts.map((last): Ending => [form, last]),
]

/** casita, amorcito, panecillo; `ending` is "it" or "ill". Most likely first. */
function diminutives(ending: string): InflectionRule[] {
  const things: Ending[] = [
    [`cec${ending}o`, 'z'],
    [`cec${ending}a`, 'z'],
    [`onc${ending}o`, 'ón'],
    [`onc${ending}a`, 'ón'],
    [`inc${ending}o`, 'ín'],
    [`anc${ending}o`, 'án'],
    [`ec${ending}o`, ''],
    [`ec${ending}o`, 'é'],
    [`ec${ending}o`, 'o'],
    [`ec${ending}a`, ''],
    [`ec${ending}a`, 'a'],
    ...withLast(`${ending}o`, ['o']),
    ...withLast(`${ending}a`, ['a']),
    [`c${ending}o`, ''],
    [`c${ending}a`, ''],
  ]
  const girls: Ending[] = withLast(`${ending}a`, ['o'])
  const rest: Ending[] = [...withLast(`${ending}o`, ['', 'e', 'a']), ...withLast(`${ending}a`, ['', 'e'])]
  const all = (
    word: PartOfSpeech,
    reasons: readonly FormReason[],
    endings: readonly Ending[],
  ): InflectionRule[] => [
    ...rules(word, reasons, endings),
    ...rules(
      word,
      [...reasons, 'plural'],
      endings.map(([form, base]) => [`${form}s`, base]),
    ),
  ]
  return [
    ...all('noun', ['diminutive'], things),
    ...all('noun', ['feminine', 'diminutive'], girls),
    ...all('noun', ['diminutive'], rest),
    ...all('adjective', ['diminutive'], withLast(`${ending}o`, ['o', '', 'e'])),
    ...all('adjective', ['feminine', 'diminutive'], girls),
  ]
}

const bigger: readonly Ending[] = [
  ...withLast('azo', ['o', 'a', 'e', '']),
  ...withLast('aza', ['o', 'a']),
  ['ote', 'o'],
  ['ote', 'e'],
  ['ota', 'a'],
  ['ota', 'e'],
]
const augmentatives: InflectionRule[] = [
  ...rules(['noun', 'adjective'], ['augmentative'], bigger),
  ...rules(
    ['noun', 'adjective'],
    ['augmentative', 'plural'],
    bigger.map(([form, base]) => [`${form}s`, base]),
  ),
]

/** arbolito, maquinita, musiquita. These rules come last, because few words have lost an accent. */
const fromStressed: InflectionRule[] = ['it', 'ill'].flatMap((ending) =>
  unstressed.flatMap((stem) =>
    rules(
      'noun',
      ['diminutive'],
      [...withLast(`${ending}o`, ['', 'o']), ...withLast(`${ending}a`, ['a'])],
    ).map((rule) => ({ ...rule, stem })),
  ),
)

/** Diminutives and augmentatives. */
export const spanishDiminutiveRules: readonly InflectionRule[] = [
  ...diminutives('it'),
  ...diminutives('ill'),
  ...augmentatives,
  ...fromStressed,
].map((rule) => ({ ...rule, minimum: 3 }))
