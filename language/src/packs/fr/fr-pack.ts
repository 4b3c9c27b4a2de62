import type { CoursePack } from '../language-pack.ts'
import { asRare, behind, byLength, orderRules } from '../order-rules.ts'
import { mergedForms } from '../rule-tables.ts'
import { frenchAgreement } from './agreement.ts'
import { frenchCliticRules } from './clitics.ts'
import { frenchDerivations, frenchDerivedMeanings } from './derivations.ts'
import { frenchNumbers } from './fr-numbers.ts'
import { frenchProfile } from './fr-profile.ts'
import { headwordFacts } from './headword.ts'
import { frenchContractions, frenchElisions, frenchIrregularWords } from './irregular.ts'
import { frenchIrregularVerbs } from './irregular-verbs.ts'
import { frenchDerivedRules, frenchNounRules, frenchRareNounRules } from './nouns.ts'
import { frenchRareVerbRules, frenchVerbRules } from './verbs.ts'
import { frenchWriting } from './writing.ts'

/** French. The rules have the longest endings first. */
export const frenchPack: CoursePack = {
  ...frenchProfile,
  derivations: frenchDerivations,
  derivedMeanings: frenchDerivedMeanings,
  levelEstimate: { moreUnknownWords: 0.01 },
  commandWords: ['plaît', 'prie'],
  nameCues: {
    titles: 'monsieur madame mademoiselle m. mme mlle dr docteur oncle tante saint sainte'.split(' '),
    beforePlaces: ['à', 'de', 'vers'],
  },
  agreement: frenchAgreement,
  writing: frenchWriting,
  articles: ['le', 'la', 'les', 'un', 'une', 'des', "l'"],
  headword: headwordFacts,
  rules: [
    ...frenchCliticRules,
    ...orderRules(
      [[...frenchNounRules, ...frenchVerbRules], byLength],
      [frenchDerivedRules, behind],
      [[...frenchRareNounRules, ...frenchRareVerbRules], asRare],
    ),
  ],
  irregular: mergedForms(frenchIrregularWords, frenchIrregularVerbs),
  contractions: frenchContractions,
  elisions: frenchElisions,
  reflexive: {
    before: 'se ',
    beforeVowel: "s'",
    pronouns: [
      ...['me', 'te', 'se', 'nous', 'vous'],
      ...["m'", "t'", "s'", 'nous', 'vous'],
      ...['moi', 'toi', 'se', 'nous', 'vous'],
    ],
  },
  subjects: [
    ['je', "j'"],
    ['tu'],
    ['il', 'elle', 'on', 'ça', 'ce', "c'"],
    ['nous'],
    ['vous'],
    ['ils', 'elles'],
  ],
  proclitics:
    "je j' c' tu il elle on ils elles ne n' me m' te t' se s' y j'y j'en n'y n'en m'y m'en t'y t'en s'y s'en qu'il qu'elle qu'on qu'ils qu'elles s'il s'ils".split(
      ' ',
    ),
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['aître', 'aitre'],
  ],
  numberWords: frenchNumbers,
  requiresSubject: true,
  subjectsAlsoObjects: ['ça', 'ce', "c'"],
  phrasesNotBeforeVerb: ['come-from'],
  quiz: {
    verdicts: { isTrue: 'Vrai', isFalse: 'Faux', isUnsaid: 'L’histoire ne le dit pas' },
    pluralEnding: /[sx]$/,
    invariableAdjective: /e$/,
    soundAgreement: {
      words:
        /^(?:le|la|de|je|me|te|se|ne|que|ce|cet|du|au|beau|bel|nouveau|nouvel|vieux|vieil|ma|ta|sa|mon|ton|son)$/,
      sounds: [/^[aeiouh]/],
    },
    gender: {
      before: {
        m: /^(?:un|le|du|au|ce|cet|vieux|beau|nouveau|quel|tout|bon)$/,
        f: /^(?:une|la|cette|ma|ta|sa|vieille|belle|nouvelle|quelle|toute|bonne)$/,
      },
      endings: { m: /(?:age|eau|ment|isme)$/, f: /(?:tion|sion|té|ette|ence|ance)$/ },
    },
  },
  spelling: {
    hunspellPackage: 'dictionary-fr',
    isMasculine: (form, lemma) =>
      !/[ea]s?$/.test(form) && !/^(super|cool|chic|marron|bon marché)$/.test(lemma),
    alikeInPlural: /[sxz]$/,
  },
  speech: {
    espeakVoice: 'roa/fr',
    stressMarks: 'none',
  },
  tools: { languageTool: 'fr' },
  dictionarySources: {
    threeLetterCode: 'fra',
    opening: /^(?:le|la|les|un|une) (?=\S)|^l'(?=\S)/i,
    reflexive: /^(?:se |s')(?=\S)/,
  },
}
