import { type HeadwordFacts, nounsOf } from '../headword-facts.ts'

/** A vowel, or a silent h. */
const vowel = /^[aeiouhàâæéèêëîïôœùûü]/

export const headwordFacts: HeadwordFacts = {
  articles: { m: 'le', f: 'la' },
  pluralArticles: { m: 'les', f: 'les' },
  pluralNouns: nounsOf(
    'lunettes vêtements parents gens ciseaux mathématiques frites milliers grands-parents paroles études notes chips soldes économies restes environs vacances toilettes données',
  ),
  exceptions: [
    // The h of these words is aspirated, and the first vowel of the others counts as a consonant.
    {
      gender: 'm',
      noun: /^(?:h(?:éros|aricot|asard|aut|ibou|ockey|omard|amster|amburger|andicap|angar|all|areng|arcèlement|éron|érisson|urlement|ublot|ot-dog|onoraire|umour noir)|yaourt|yoga|onze|oui|yacht)/,
      article: 'le',
    },
    {
      gender: 'f',
      noun: /^h(?:onte|anche|aie|aine|alte|arpe|ache|auteur|ausse|iérarchie|ollande|oule|ousse|utte|ongrie)/,
      article: 'la',
    },
    { gender: 'm', noun: vowel, article: "l'" },
    { gender: 'f', noun: vowel, article: "l'" },
  ],
}
