import type { practise as english } from '../en/practise.ts'
import type { Translation } from '../translation.ts'

export const practise: Translation<typeof english> = {
  grammar: 'Gramática',
  writing: 'Escritura',
  listening: 'Escucha',
}
