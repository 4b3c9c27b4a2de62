import type { WritingFacts } from '../writing-facts.ts'

/** Clauses in English. */
export const englishWriting: WritingFacts = {
  clauseStarters: 'because if when although but while since so what where that'.split(' '),
  and: ['and', 'or', 'nor'],
  beforeVerb: 'always never often usually sometimes really also still just not already only'.split(' '),
  quantities:
    'majority half part rest lot number couple group team family percent staff police people pair all none most'.split(
      ' ',
    ),
  formsAfter: [
    { lemmas: ['have'], form: ['participle'] },
    {
      lemmas: [
        'can',
        'could',
        'will',
        'would',
        'must',
        'should',
        'may',
        'might',
        "can't",
        "couldn't",
        "won't",
        "wouldn't",
        "shouldn't",
        "didn't",
        "doesn't",
        "don't",
      ],
      form: [],
      isParticle: true,
    },
  ],
  pastTimes: ['yesterday'],
  past: ['past'],
}
