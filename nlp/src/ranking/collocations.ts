import { describing, type SenseCollocations, spansOfTime } from '@verbena/language/packs/collocations'

const list = (text: string) => text.split(/\s+/)

const means = {
  concepts: list(
    'train car bus plane bicycle taxi boat ship underground motorbike ferry tram email mail foot.body telephone',
  ),
}
/** "costa" is also a coast. */
const costs = { concepts: list('cost.verb weigh') }
const whatOrHowMany = { concepts: list('what.determiner how-many') }

/** Collocations of meanings in all languages. Those of words of one language are in its pack. */
export const commonCollocations: readonly SenseCollocations[] = [
  { concept: 'for.duration', cues: [{ soon: spansOfTime }] },
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
  { concept: 'everything', cues: [{ endsClause: true }, { next: { words: list('que lo ce qui quello') } }] },
  // "tout le jour", not "c'est tout"
  { concept: 'whole.determiner', cues: [{ next: { classes: ['determiner', 'noun', 'adjective'] } }] },
  { concept: 'how-many', cues: [{ next: { classes: ['noun', 'adjective'] }, notNext: costs }] },
  { concept: 'how-much', cues: [{ next: costs }], otherwise: 0 },
  { concept: 'how.degree', cues: [{ next: describing }] },
  {
    concept: 'card.playing',
    cues: [{ near: { concepts: list('play.game game') } }],
  },
  { concept: 'time-of-day', cues: [{ previous: whatOrHowMany }] },
]
