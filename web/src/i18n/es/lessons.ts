import type { lessons as english } from '../en/lessons.ts'
import type { Translation } from '../translation.ts'

export const lessons: Translation<typeof english> = {
  parts: {
    lessons: 'Lecciones',
    lesson: 'Lección',
    writing: 'Escritura',
    grammar: 'Gramática',
    listening: 'Comprensión oral',
    reorder: 'Orden de las lecciones',
  },
  loadFailed: 'No se han podido cargar las lecciones',
  noneTitle: 'Todavía no hay lecciones de {{language, lower}}',
  noneText: 'No hay ejercicios disponibles para tu nivel/idioma.',
  notOpenTitle: 'Esta parte aún no está abierta',
  notOpenText: 'Mientras tanto, aquí tienes los vídeos y tus palabras.',
  toVideos: 'Ir a los vídeos',
  toWords: 'Practicar mis palabras',
}
