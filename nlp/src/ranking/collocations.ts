import type { TargetLanguageCode } from '@verbena/language/languages'
import type { FormReason, PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'

/** What a neighbour of the target word must be: of a class, with a meaning, or this very word. */
export type Neighbour = {
  classes?: readonly PartOfSpeech[]
  concepts?: readonly string[]
  words?: readonly string[]
  /** A name that no dictionary has: a capital inside a sentence. */
  isCapital?: true
}

/** One collocation; every condition in it must hold. */
export type Collocation = {
  next?: Neighbour
  /** The next word is none of these. */
  notNext?: Neighbour
  previous?: Neighbour
  /** Among the next three words of the clause. */
  soon?: Neighbour
  /** Somewhere in the clause. */
  near?: Neighbour
  form?: readonly FormReason[]
  endsClause?: true
}

/** Collocations of one meaning of an ambiguous word: one of them is enough, without any the meaning is penalised. */
export type SenseCollocations = {
  concept: string
  /** Words to which this applies, by language; all words of the concept unless given. */
  lemmas?: Partial<Record<TargetLanguageCode, readonly string[]>>
  cues: readonly Collocation[]
  /** Penalty where no collocation is found; 0.4 unless given. */
  otherwise?: number
}

const list = (text: string) => text.split(/\s+/)

const fine = { concepts: list('good bad beautiful pretty nice handsome what.determiner') }
const spans = { concepts: list('minute hour day week month year century morning night always time.general') }
const means = {
  concepts: list(
    'train car bus plane bicycle taxi boat ship underground motorbike ferry tram email mail foot.body telephone',
  ),
}
/** "costa" is a coast, too. */
const costs = { concepts: list('cost.verb weigh') }
const instruments = { concepts: list('music instrument guitar piano violin drum flute trumpet') }
const asked = { concepts: list('what.determiner how-many') }
const describing: readonly PartOfSpeech[] = ['adjective', 'adverb']

export const senseCollocations: readonly SenseCollocations[] = [
  // "hace buen tiempo", "el tiempo es malo", not "no tengo tiempo"
  {
    concept: 'weather',
    lemmas: { es: ['tiempo'], fr: ['temps'], it: ['tempo'] },
    cues: [{ previous: fine }, { next: fine }, { previous: { classes: ['determiner'] }, near: fine }],
  },
  // "δύο χρόνια", "κάθε χρόνο", not "δεν έχω χρόνο"
  {
    concept: 'year',
    lemmas: { el: ['χρόνος'] },
    cues: [{ form: ['plural'] }, { previous: { words: list('κάθε τον του ένα έναν αυτόν') } }],
  },
  {
    concept: 'turn-age',
    lemmas: { fr: ['avoir'] },
    cues: [{ soon: { classes: ['number'] }, near: { concepts: ['year'] } }],
  },
  {
    concept: 'turn-age',
    lemmas: { en: ['turn'], el: ['κλείνω'], no: ['fylle'] },
    cues: [{ soon: { classes: ['number'] } }],
  },
  // "nach Berlin", "nach oben", not "nach dem Essen"
  {
    concept: 'to',
    lemmas: { de: ['nach'] },
    cues: [
      { next: { classes: ['name'] } },
      { next: { isCapital: true } },
      { next: { words: list('links rechts oben unten vorn vorne hinten draußen drinnen drüben') } },
    ],
  },
  // "fui al cine", "fue hacia la puerta"
  {
    concept: 'go',
    lemmas: { es: ['ir'] },
    cues: [{ form: ['past'], next: { words: list('a al hacia hasta con sin en') } }],
    otherwise: 0,
  },
  // "por la mañana", not "¿Qué haces mañana?"
  {
    concept: 'morning',
    lemmas: { es: ['mañana'] },
    cues: [{ previous: { classes: ['determiner', 'adjective', 'number'] } }],
  },
  { concept: 'since', lemmas: { it: ['da'] }, cues: [{ soon: spans }] },
  { concept: 'for.duration', cues: [{ soon: spans }] },
  { concept: 'by.means', cues: [{ soon: means }] },
  {
    concept: 'per',
    cues: [
      { previous: { words: list('once twice times euro euros dollars pounds kilometres miles hours days') } },
    ],
    otherwise: 1,
  },
  {
    concept: 'look.appear',
    cues: [{ next: { classes: ['adjective'] } }, { next: { words: list('like as') } }],
  },
  { concept: 'do.auxiliary', cues: [{ next: { words: list('you i we they he she it not') } }], otherwise: 0 },
  { concept: 'more', lemmas: { es: ['más'], it: ['più'] }, cues: [{ next: { classes: ['noun'] } }] },
  { concept: 'everything', cues: [{ endsClause: true }, { next: { words: list('que lo ce qui quello') } }] },
  // "tout le jour", not "c'est tout"
  { concept: 'whole.determiner', cues: [{ next: { classes: ['determiner', 'noun', 'adjective'] } }] },
  { concept: 'how-many', cues: [{ next: { classes: ['noun', 'adjective'] }, notNext: costs }] },
  { concept: 'how-much', cues: [{ next: costs }], otherwise: 0 },
  { concept: 'how.degree', cues: [{ next: { classes: describing } }] },
  {
    concept: 'people',
    lemmas: { el: ['κόσμος'] },
    cues: [{ previous: { words: list('πολύς πολύ λίγος λίγο τόσος τόσο') } }],
  },
  {
    concept: 'late',
    lemmas: { el: ['αργά'] },
    cues: [{ near: { concepts: list('sleep be arrive night evening yesterday tonight come') } }],
  },
  // "un banco" has the article
  {
    concept: 'one',
    lemmas: { es: ['uno'] },
    cues: [{ endsClause: true }, { next: { words: ['de'] } }],
    otherwise: 0.6,
  },
  {
    concept: 'bench',
    lemmas: { es: ['banco'], de: ['bank'] },
    cues: [{ near: { concepts: list('sit sit-down park garden tree') } }],
  },
  {
    concept: 'card.playing',
    cues: [{ near: { concepts: list('play.game game') } }],
  },
  {
    concept: 'play.instrument',
    lemmas: { en: ['play'], fr: ['jouer'], de: ['spielen'], no: ['spille'] },
    cues: [{ near: instruments }],
  },
  { concept: 'time-of-day', cues: [{ previous: asked }] },
  { concept: 'take.time', lemmas: { en: ['take'] }, cues: [{ soon: spans }] },
  { concept: 'cost.verb', lemmas: { el: ['κάνω'] }, cues: [{ previous: { words: ['πόσο'] } }] },
  {
    concept: 'miss.someone',
    lemmas: { fr: ['manquer'], it: ['mancare'] },
    cues: [{ previous: { words: list('me te nous vous lui leur mi ti ci vi gli') } }],
  },
  { concept: 'too-much', lemmas: { de: ['zu'] }, cues: [{ next: { classes: describing } }] },
  { concept: 'very', lemmas: { el: ['πολύ'], it: ['molto'] }, cues: [{ next: { classes: describing } }] },
]
