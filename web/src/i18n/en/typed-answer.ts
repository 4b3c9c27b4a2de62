export const typedAnswer = {
  correct: 'Correct',
  incorrect: 'Not this time',
  wrongOption: 'Incorrect',
  shown: 'Here it is',
  expected: 'The answer: {{answer}}',
  youWrote: 'You wrote: {{answer}}',
  wrote: 'You wrote',
  mindAccents: 'With its accents: {{answer}}',
  onlyAccents: 'Only the accents were missing.',
  countMine: 'My answer should count',
  counted: 'Your answer now counts for this word.',
  countFailed: 'Your answer could not be added.',
} as const
