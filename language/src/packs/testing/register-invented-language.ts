import { languageProfiles } from '../language-profiles.ts'
import { packs } from '../packs.ts'
import { inventedPack } from './qaa/qaa-pack.ts'
import { inventedProfile } from './qaa/qaa-profile.ts'

/**
 * The two lines by which a language is added, for tests: a setup file of Vitest, because `languages.ts` and the contract
 * derive their lists when they are loaded. Tests of the server run with this language for media beside our own.
 */
Object.assign(languageProfiles, { qaa: inventedProfile })
Object.assign(packs, { qaa: inventedPack })
