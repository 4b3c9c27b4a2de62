export const typedAnswer = {
  verdict: {
    right: 'Correct!',
    accents: 'Watch the accents.',
    slip: 'Watch the spelling.',
    order: 'Right words, wrong order',
    wrong: 'Not this time',
    shown: 'Here it is',
    otherWord: 'That is another word:',
  },
  wrongOption: 'Incorrect',
  youWrote: 'You wrote: {{answer}}',
  wrote: 'You wrote',
  mindAccents: 'With its accents: {{answer}}',
  onlyAccents: 'Only the accents were missing.',
  countMine: 'My answer should be accepted',
  counted: 'Your answer now counts for this word.',
  countFailed: 'Your answer could not be added.',
} as const
