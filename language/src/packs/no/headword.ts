import { type HeadwordFacts, nounsOf } from '../headword-facts.ts'

export const headwordFacts: HeadwordFacts = {
  articles: { m: 'en', f: 'ei', n: 'et' },
  pluralNouns: nounsOf(
    'briller foreldre solbriller tusener besteforeldre åpningstider notater nerver sparepenger rester menneskerettigheter omgivelser penger klær søsken',
  ),
}
