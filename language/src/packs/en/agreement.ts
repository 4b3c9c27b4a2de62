import type { AgreementFacts } from '../agreement-facts.ts'

const vowel =
  /^(?:[aeio]|u(?!ni(?!n|m)|se|su|r[aei]|kul|ten|topi)|h(?:our|onest|onou?r|eir)|(?:mba|fbi|sms|mp|x-ray)\b)(?!ne\b|nce\b|uro)/i

/** Agreement in English: only the number of the noun. */
export const englishAgreement: AgreementFacts = {
  cases: 'n',
  columns: ['ms', 'mp'],
  alsoConjunctions: ['that'],
  determiners: [
    { rows: ['a/an -'], isSingular: true },
    { rows: ['this these'] },
    { rows: ['that those'] },
    { rows: ['much many'] },
    { rows: ['- several'] },
    { rows: ['every -'], isSingular: true },
    { rows: ['each -'], isSingular: true },
    { rows: ['- two'], isNumber: true },
    { rows: ['- three'], isNumber: true },
    { rows: ['- four'], isNumber: true },
    { rows: ['- five'], isNumber: true },
    { rows: ['- six'], isNumber: true },
    { rows: ['- seven'], isNumber: true },
    { rows: ['- eight'], isNumber: true },
    { rows: ['- ten'], isNumber: true },
    { rows: ['- twenty'], isNumber: true },
  ],
  sounds: [['an', vowel]],
  alsoPronouns: [
    'this',
    'that',
    'these',
    'those',
    'both',
    'much',
    'many',
    'several',
    'each',
    'one',
    'two',
    'three',
    'four',
    'five',
  ],
  fixedAdjectives: true,
  eitherNumber: ['percent', 'dozen', 'hundred', 'thousand', 'million', 'fish', 'sheep', 'people'],
  soundsAreRules: true,
  intensifiers: ['very', 'so', 'too', 'really', 'quite', 'more', 'most', 'less', 'such'],
  and: ['and', 'or', 'but'],
  eitherGender:
    'fish sheep deer series species people police data means news aircraft staff youth rest half percent dozen hundred thousand million kind sort lot couple number part bit majority'.split(
      ' ',
    ),
  be: ['be'],
}
