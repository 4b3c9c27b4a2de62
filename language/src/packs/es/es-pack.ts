import { benchPlaces, weatherCues } from '../collocations.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { spanishAgreement } from './agreement.ts'
import { spanishCliticRules, spanishLateClitics } from './clitics.ts'
import { spanishDiminutiveRules } from './diminutives.ts'
import { spanishProfile } from './es-profile.ts'
import { spanishIrregular } from './irregular.ts'
import { spanishNominalRules } from './nominal.ts'
import { spanishLookalikes, spanishVerbRules } from './verbs.ts'
import { spanishWriting } from './writing.ts'

const parts = (form: string, ...lemmas: string[]) => ({ form, parts: lemmas.map((lemma) => ({ lemma })) })

/** Spanish. */
export const spanishPack: CoursePack = {
  ...spanishProfile,
  agreement: spanishAgreement,
  writing: spanishWriting,
  articles: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
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
  numberWords: {
    links: ['y', 'i'],
    behindTen: 6,
    pieces: {
      ...counted('uno|un|una dos tres cuatro cinco seis siete ocho nueve', 1),
      ...counted('dieci veinti|veinte treinta|treinti cuarenta|cuarenti cincuenta|cincuenti', 10, 10),
      ...counted('sesenta|sesenti setenta|setenti ochenta|ochenti noventa|noventi', 60, 10),
    },
  },
  negations: ['no'],
  quiz: {
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
  collocations: [
    { concept: 'weather', lemmas: ['tiempo'], cues: weatherCues },
    // "fui al cine", "fue hacia la puerta"
    {
      concept: 'go',
      lemmas: ['ir'],
      cues: [{ form: ['past'], next: { words: 'a al hacia hasta con sin en'.split(' ') } }],
      otherwise: 0,
    },
    // "por la mañana", not "¿Qué haces mañana?"
    {
      concept: 'morning',
      lemmas: ['mañana'],
      cues: [{ previous: { classes: ['determiner', 'adjective', 'number'] } }],
    },
    { concept: 'more', lemmas: ['más'], cues: [{ next: { classes: ['noun'] } }] },
    // "un banco" has the article
    {
      concept: 'one',
      lemmas: ['uno'],
      cues: [{ endsClause: true }, { next: { words: ['de'] } }],
      otherwise: 0.6,
    },
    { concept: 'bench', lemmas: ['banco'], cues: [{ near: benchPlaces }] },
  ],
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
