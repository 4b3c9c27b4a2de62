import type { typedAnswer as english } from '../en/typed-answer.ts'
import type { Translation } from '../translation.ts'

export const typedAnswer: Translation<typeof english> = {
  verdict: {
    right: '¡Correcto!',
    accents: 'Fíjate en las tildes.',
    slip: 'Revisa la ortografía.',
    order: 'Las palabras son correctas, pero el orden no',
    wrong: 'Esta vez no',
    shown: 'Aquí está',
    otherWord: 'Es otra palabra:',
  },
  rightOption: 'Correcto',
  wrongOption: 'Incorrecto',
  youWrote: 'Has escrito: {{answer}}',
  wrote: 'Has escrito',
  mindAccents: 'Con sus tildes: {{answer}}',
  onlyAccents: 'Solo faltaban las tildes.',
  countMine: 'Mi respuesta es correcta',
  counted: 'Tu respuesta ya vale para esta palabra.',
  countFailed: 'No se ha podido añadir tu respuesta.',
}
