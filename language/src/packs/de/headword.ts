import { type HeadwordFacts, nounsOf } from '../headword-facts.ts'

export const headwordFacts: HeadwordFacts = {
  articles: { m: 'der', f: 'die', n: 'das' },
  pluralArticles: { m: 'die', f: 'die', n: 'die' },
  pluralNouns: nounsOf(
    'eltern leute shorts geschwister großeltern kopfhörer öffnungszeiten notizen kartoffelchips ersparnisse reste menschenrechte ferien möbel lebensmittel nachrichten',
  ),
}
