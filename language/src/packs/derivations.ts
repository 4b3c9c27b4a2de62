import type { PartOfSpeech } from '../morphology/parts-of-speech.ts'

/** What a prefix or suffix does to the meaning of its base. */
export const derivationEffects = [
  'again',
  'not',
  'reversed',
  'wrongly',
  'tooMuch',
  'very',
  'before',
  'after',
  'against',
  'self',
  'below',
  'former',
  'manner',
  'quality',
  'able',
  'without',
  'full',
  'like',
  'belonging',
  'doer',
  'action',
  'becoming',
  'small',
] as const
export type DerivationEffect = (typeof derivationEffects)[number]

/** A prefix or suffix that makes new words: "un-" makes "unsafe" of "safe". */
export type Derivation = {
  effect: DerivationEffect
  /** As it is shown: "un-", "-ness". */
  affix: string
  /** The prefix; the base follows it. */
  start?: string
  /** The ending of the derived word, and what the base has in its place; several bases are tried in order. */
  end?: string
  bases?: readonly string[]
  from: readonly PartOfSpeech[]
  to: PartOfSpeech
}

const classes = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  d: 'adverb',
} as const satisfies Record<string, PartOfSpeech>
type Class = keyof typeof classes
const classOf = (letter: string): PartOfSpeech => classes[letter as Class]

/**
 * Suffixes with one effect. `from` and `to` are letters of the classes (n, v, a, d). A suffix is written with the endings of
 * its base after a colon; several have "/" between them, and nothing stands for the bare stem.
 * @example suffixes('quality', 'a', 'n', 'ness: iness:y') // goodness, happiness
 */
export const suffixes = (
  effect: DerivationEffect,
  from: string,
  to: Class,
  endings: string,
): readonly Derivation[] =>
  endings.split(' ').map((text) => {
    const [end = '', bases = ''] = text.split(':')
    return {
      effect,
      affix: `-${end}`,
      end,
      bases: bases.split('/'),
      from: [...from].map(classOf),
      to: classOf(to),
    }
  })

/**
 * Prefixes with one effect; the word keeps its class.
 * @example prefixes('again', 'v', 're') // reread
 */
export const prefixes = (effect: DerivationEffect, of: string, starts: string): readonly Derivation[] =>
  [...of].flatMap((letter) =>
    starts.split(' ').map((start) => ({
      effect,
      affix: start.endsWith('-') ? start : `${start}-`,
      start,
      from: [classOf(letter)],
      to: classOf(letter),
    })),
  )
