import type { GraphLanguage } from './sources.ts'

/** How the sources write the words of a language. */
type GraphLanguageFacts = {
  /** Articles and infinitive markers before a headword, which only show its gender or class. */
  opening?: RegExp
  /** The reflexive pronoun of a verb, which is not part of its key. */
  reflexive?: RegExp
  /** Every noun has a capital, and nothing else does. */
  capitalNouns?: true
  /** FreeDict lists inflected forms as entries that refer to their base form; see `createBaseFormVotes`. */
  listsInflectedForms?: true
  /** Forms of several words are worth expanding: "gave up". */
  formsHaveSpaces?: true
}

export const graphLanguageFacts: Readonly<Record<GraphLanguage, GraphLanguageFacts>> = {
  de: {
    opening: /^(?:der|die|das|ein|eine) (?=\S)/i,
    reflexive: /^sich (?=\S)/,
    capitalNouns: true,
    listsInflectedForms: true,
  },
  en: { opening: /^(?:to|the|a|an) (?=\S)/i, formsHaveSpaces: true },
  es: { opening: /^(?:el|la|los|las|un|una) (?=\S)/i },
  fr: { opening: /^(?:le|la|les|un|une) (?=\S)|^l'(?=\S)/i, reflexive: /^(?:se |s')(?=\S)/ },
  it: { opening: /^(?:il|lo|la|i|gli|le|un|una) (?=\S)|^(?:l|un)'(?=\S)/i },
  no: { opening: /^(?:å|en|ei|et) (?=\S)/i, reflexive: / seg$/ },
  el: { opening: /^(?:ο|η|το|οι|τα) (?=\S)/i },
  da: { opening: /^(?:at|en|et) (?=\S)/i, reflexive: / sig$/ },
  sv: { opening: /^(?:att|en|ett) (?=\S)/i, reflexive: / sig$/ },
}
