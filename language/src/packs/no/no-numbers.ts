import { counted, type NumberWords } from '../number-words.ts'

export const norwegianNumbers: NumberWords = {
  links: ['og'],
  onesFirst: 'too',
  written: ['ettusen', 'etttusen'],
  pieces: {
    ...counted('en|ett|ein to tre fire fem seks sju|syv atte ni ti elleve tolv tretten fjorten', 1),
    ...counted('femten seksten sytten atten nitten', 15),
    ...counted('tjue tretti førti femti seksti sytti atti nitti', 20, 10),
    tyve: 20,
    tredve: 30,
    hundre: 100,
    tusen: 1000,
  },
}
