import type { CoursePack } from '../language-pack.ts'
import { spanishAgreement } from './agreement.ts'
import { spanishCliticRules, spanishLateClitics } from './clitics.ts'
import { spanishDerivations, spanishDerivedMeanings } from './derivations.ts'
import { spanishDiminutiveRules } from './diminutives.ts'
import { spanishNumbers } from './es-numbers.ts'
import { spanishProfile } from './es-profile.ts'
import { headwordFacts } from './headword.ts'
import { spanishIrregular } from './irregular.ts'
import { spanishNominalRules } from './nominal.ts'
import { spanishLookalikes, spanishVerbRules } from './verbs.ts'
import { spanishWriting } from './writing.ts'

const parts = (form: string, ...lemmas: string[]) => ({ form, parts: lemmas.map((lemma) => ({ lemma })) })

/** Accents that the Academy has removed, and common ones too many. */
const oldAccents = 'sólo éste ésta éstos éstas ése ésa ésos ésas aquél aquélla fué fuí dió dí vió tí guión fé'
  .split(' ')
  .map(
    (written) =>
      [
        written,
        written
          .normalize('NFD')
          .replace(/\u0301/g, '')
          .normalize('NFC'),
      ] as const,
  )

/** Spanish. */
export const spanishPack: CoursePack = {
  ...spanishProfile,
  derivations: spanishDerivations,
  derivedMeanings: spanishDerivedMeanings,
  makeshiftSpellings: oldAccents,
  levelEstimate: { moreUnknownWords: 0.01 },
  commandWords: ['favor'],
  nameCues: {
    titles: 'señor señora señorita sr. sra. srta. don doña doctor doctora dr. dra. tío tía san santa'.split(
      ' ',
    ),
    beforePlaces: ['en', 'a', 'de', 'desde', 'hasta'],
  },
  agreement: spanishAgreement,
  writing: spanishWriting,
  articles: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  headword: headwordFacts,
  rules: [
    ...spanishCliticRules,
    ...spanishNominalRules,
    ...spanishLookalikes,
    ...spanishDiminutiveRules,
    ...spanishVerbRules,
    ...spanishLateClitics,
  ],
  irregular: spanishIrregular,
  contractions: [
    parts('al', 'a', 'el'),
    parts('del', 'de', 'el'),
    parts('conmigo', 'con', 'mí'),
    parts('contigo', 'con', 'ti'),
    parts('consigo', 'con', 'sí'),
    parts("pa'l", 'para', 'el'),
    parts('pal', 'para', 'el'),
  ],
  reflexive: { after: 'se', pronouns: ['me', 'te', 'se', 'nos', 'os'] },
  subjects: [
    ['yo'],
    ['tú', 'vos'],
    ['él', 'ella', 'usted'],
    ['nosotros', 'nosotras'],
    ['vosotros', 'vosotras'],
    ['ellos', 'ellas', 'ustedes'],
  ],
  proclitics: ['me', 'te', 'se', 'nos', 'os', 'le', 'les'],
  verbPrefixes:
    'a ante bien con contra de des dis en entre equi ex im inter mal man ob pos post pre pro re retro sa sobre son sos su sub super tras trans'.split(
      ' ',
    ),
  numberWords: spanishNumbers,
  negations: ['no'],
  quiz: {
    verdicts: { isTrue: 'Verdadero', isFalse: 'Falso', isUnsaid: 'La historia no lo dice' },
    pluralEnding: /[sx]$/,
    invariableAdjective: /^(?!.*(?:[oó]|[oóáí][rn])$)/,
    gender: {
      before: {
        m: /^(?:un|el|del|al|este|ese|aquel|los|unos|estos|esos|nuestro|mucho|poco|otro|todo)$/,
        f: /^(?:una|la|las|unas|esta|esa|aquella|estas|esas|nuestra|mucha|poca|otra|toda)$/,
      },
      endings: { m: /(?:o|or|aje|ón(?<!ión))$/, f: /(?:[^m]a|ción|sión|dad|tud)$/ },
    },
  },
  spelling: {
    hunspellPackage: 'dictionary-es',
    isMasculine: (form) => /os?$/.test(form),
    alikeInPlural: /[sx]$/,
  },
  speech: {
    espeakVoice: 'roa/es',
    stressMarks: 'primary',
    respellings: {
      'es-419': [
        [/\bOaxaca\b/g, 'Oajaca'],
        // eSpeak NG reads "ll" between vowels as a doubled sound.
        [/(?<=[aeiouáéíóú])ll(?=[aeiouáéíóú])/g, 'y'],
      ],
    },
  },
  tools: { languageTool: 'es' },
  dictionarySources: { threeLetterCode: 'spa', opening: /^(?:el|la|los|las|un|una) (?=\S)/i },
}
