import { counted, type NumberWords } from '../number-words.ts'

export const spanishNumbers: NumberWords = {
  links: ['y', 'i'],
  behindTen: 6,
  pieces: {
    ...counted('uno|un|una dos tres cuatro cinco seis siete ocho nueve', 1),
    ...counted('dieci veinti|veinte treinta|treinti cuarenta|cuarenti cincuenta|cincuenti', 10, 10),
    ...counted('sesenta|sesenti setenta|setenti ochenta|ochenti noventa|noventi', 60, 10),
  },
}
