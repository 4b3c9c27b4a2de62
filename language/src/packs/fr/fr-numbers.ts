import { counted, type NumberWords } from '../number-words.ts'

export const frenchNumbers: NumberWords = {
  links: ['et'],
  behindTen: 7,
  scores: [60, 80],
  pieces: {
    ...counted('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze', 1),
    ...counted('quinze seize', 15),
    ...counted('vingt trente quarante cinquante soixante septante', 20, 10),
    'quatre-vingt': 80,
    'quatre-vingts': 80,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1000,
  },
}
