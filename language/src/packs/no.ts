import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
import { norwegianIrregular } from './no-irregular.ts'
import { norwegianRules } from './no-rules.ts'

/** Norwegian Bokmål. */
export const norwegianPack: LanguagePack = {
  code: 'no',
  accents: letterKeys.no,
  articles: ['en', 'ei', 'et'],
  rules: norwegianRules,
  irregular: norwegianIrregular,
  contractions: [],
  phrasalParticles:
    'opp ned inn ut på av til fra med om over under for etter bort fram frem hjem igjen gjennom imot innom løs mot ned sammen tilbake unna ved vekk forbi rundt'.split(
      ' ',
    ),
  verbPrefixes:
    'an av be bi bort del der etter fast for fore forbi fra fram frem gjen gjennom god hen i imot inn inne kunn med mis mot ned om opp over på sam sammen tilbake til under unn ut uten utover ved videre øde'.split(
      ' ',
    ),
  subjects: [['jeg'], ['du'], ['han', 'hun', 'man'], ['vi'], ['dere'], ['de']],
  possessivesBehind: ['min', 'din', 'sin', 'vår', 'deres', 'hans', 'hennes'],
  verbsAfter: {
    base: 'å kan kunne vil ville skal skulle må måtte bør burde får'.split(' '),
    participle: 'har hadde ha blir ble blei blitt'.split(' '),
  },
  reflexive: { after: ' seg', pronouns: ['meg', 'deg', 'seg', 'oss', 'dere'] },
  compoundLinks: ['s', 'e'],
}
