import type { typedAnswer as english } from '../en/typed-answer.ts'
import type { Translation } from '../translation.ts'

export const typedAnswer: Translation<typeof english> = {
  correct: 'Correcto',
  incorrect: 'Esta vez no',
  wrongOption: 'Incorrecto',
  shown: 'Aquí está',
  expected: 'La respuesta: {{answer}}',
  youWrote: 'Has escrito: {{answer}}',
  wrote: 'Has escrito',
  mindAccents: 'Con sus tildes: {{answer}}',
  onlyAccents: 'Solo faltaban las tildes.',
  countMine: 'Mi respuesta debería valer',
  counted: 'Tu respuesta ya vale para esta palabra.',
  countFailed: 'No se ha podido añadir tu respuesta.',
}
