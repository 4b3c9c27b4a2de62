import { counted, type NumberWords } from '../number-words.ts'

export const italianNumbers: NumberWords = {
  links: ['e'],
  pieces: {
    ...counted('uno|un due tre quattro cinque sei sette otto nove dieci undici dodici tredici', 1),
    ...counted('quattordici quindici sedici diciassette diciotto diciannove', 14),
    ...counted('venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant', 20, 10),
    ...counted('settanta|settant ottanta|ottant novanta|novant cento|cent', 70, 10),
    mille: 1000,
    mila: 1000,
  },
}
