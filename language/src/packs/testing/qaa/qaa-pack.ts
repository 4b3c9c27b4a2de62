import type { LanguagePack } from '../../language-pack.ts'
import { inventedProfile } from './qaa-profile.ts'

/** Its one rule of grammar: plurals end in -un (vel, velun). */
export const inventedPack: LanguagePack = {
  ...inventedProfile,
  rules: [{ form: 'un', base: '', partOfSpeech: 'noun', reasons: ['plural'] }],
  irregular: {},
  contractions: [],
}
