import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { DerivationEffect } from '@verbena/language/packs/derivations'

/** What a prefix or suffix does, as the end of a sentence that begins with it. */
const effects: Readonly<Record<InterfaceLanguageCode, Readonly<Record<DerivationEffect, string>>>> = {
  en: {
    again: 'adds “again”',
    not: 'says the opposite',
    reversed: 'undoes the action',
    wrongly: 'adds “wrongly”',
    tooMuch: 'adds “too much”',
    very: 'adds “very”',
    before: 'adds “before”',
    after: 'adds “after”',
    against: 'adds “against”',
    self: 'adds “self”',
    below: 'adds “below”',
    former: 'adds “former”',
    manner: 'makes an adverb: in this way',
    quality: 'makes a noun: the quality',
    able: 'makes an adjective: that can be done',
    without: 'makes an adjective: without it',
    full: 'makes an adjective: with much of it',
    like: 'makes an adjective: like it',
    belonging: 'makes an adjective: of it',
    doer: 'makes a noun: the person or thing that does it',
    action: 'makes a noun: the action or its result',
    becoming: 'makes a verb: to make or become so',
    small: 'makes it small or dear',
  },
  es: {
    again: 'añade «de nuevo»',
    not: 'dice lo contrario',
    reversed: 'deshace la acción',
    wrongly: 'añade «mal»',
    tooMuch: 'añade «demasiado»',
    very: 'añade «muy»',
    before: 'añade «antes»',
    after: 'añade «después»',
    against: 'añade «contra»',
    self: 'añade «a sí mismo»',
    below: 'añade «debajo»',
    former: 'añade «antiguo»',
    manner: 'forma un adverbio: de ese modo',
    quality: 'forma un sustantivo: la cualidad',
    able: 'forma un adjetivo: que se puede hacer',
    without: 'forma un adjetivo: sin ello',
    full: 'forma un adjetivo: con mucho de ello',
    like: 'forma un adjetivo: parecido a ello',
    belonging: 'forma un adjetivo: relativo a ello',
    doer: 'forma un sustantivo: la persona o cosa que lo hace',
    action: 'forma un sustantivo: la acción o su resultado',
    becoming: 'forma un verbo: hacer o volverse así',
    small: 'lo hace pequeño o querido',
  },
}

const sentences: Readonly<
  Record<InterfaceLanguageCode, (affix: string, does: string, base: string) => string>
> = {
  en: (affix, does, base) => `From “${base}”: “${affix}” ${does}.`,
  es: (affix, does, base) => `De «${base}»: «${affix}» ${does}.`,
}

/** Says what a prefix or suffix does to its base: "From “write”: “re-” adds “again”." */
export const derivationSentence = (
  language: InterfaceLanguageCode,
  effect: DerivationEffect,
  affix: string,
  base: string,
): string => sentences[language](affix, effects[language][effect], base)
