import type { LanguagePack } from '../inflection.ts'
import { norwegianIrregular } from './no-irregular.ts'
import { norwegianRules } from './no-rules.ts'

/** Norwegian Bokmål. */
export const norwegianPack: LanguagePack = {
  code: 'no',
  accents: [...'æøåéòô'],
  rules: norwegianRules,
  irregular: norwegianIrregular,
  contractions: [],
  phrasalParticles:
    'opp ned inn ut på av til fra med om over under for etter bort fram frem hjem igjen gjennom imot innom løs mot ned sammen tilbake unna ved vekk forbi rundt'.split(
      ' ',
    ),
  verbPrefixes:
    'an av be bi bort der etter for fore forbi fra fram frem gjen gjennom hen i imot inn inne med mis mot ned om opp over på sam sammen tilbake til under unn ut uten utover ved videre'.split(
      ' ',
    ),
  reflexive: { after: ' seg', pronouns: ['meg', 'deg', 'seg', 'oss', 'dere'] },
}
