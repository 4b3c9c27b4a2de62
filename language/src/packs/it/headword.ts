import { type HeadwordFacts, nounsOf } from '../headword-facts.ts'

const vowel = /^[aeiouàèéìòù]/
/** First sounds before which the masculine article is lo. */
const loWord = /^(?:s[^aeiouàèéìòùh]|sh|z|gn|ps|pn|x|y|i[aeou])/

export const headwordFacts: HeadwordFacts = {
  articles: { m: 'il', f: 'la' },
  pluralArticles: { m: 'i', f: 'le' },
  pluralNouns: nounsOf(
    'capelli pantaloni occhiali compiti spaghetti vestiti genitori soldi pantaloncini forbici migliaia centinaia scale fratelli nonni contanti olimpiadi mondiali scacchi baffi calze mutande studi appunti spinaci cereali patatine alimenti piatti saldi nervi risparmi dati avanzi rifiuti dintorni vacanze faccende',
  ),
  exceptions: [
    { gender: 'm', isPlural: true, noun: loWord, article: 'gli' },
    { gender: 'm', isPlural: true, noun: vowel, article: 'gli' },
    { gender: 'm', noun: loWord, article: 'lo' },
    { gender: 'm', noun: vowel, article: "l'" },
    { gender: 'f', noun: vowel, article: "l'" },
  ],
}
