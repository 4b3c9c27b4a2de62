import { counted, type NumberWords } from '../number-words.ts'

export const germanNumbers: NumberWords = {
  links: ['und'],
  onesFirst: 'only',
  pieces: {
    ...counted('ein|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn', 1),
    ...counted('funfzehn sechzehn siebzehn achtzehn neunzehn', 15),
    ...counted('zwanzig dreißig|dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
    hundert: 100,
    tausend: 1000,
  },
}
