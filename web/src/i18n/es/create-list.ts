import type { createList as english } from '../en/create-list.ts'
import type { Translation } from '../translation.ts'

export const createList: Translation<typeof english> = {
  title: 'Crear una lista nueva',
  themeName: 'Nombre del tema',
  themeNamePlaceholder: 'p. ej., Vocabulario de negocios',
  description: 'Descripción',
  descriptionOptional: 'Descripción (opcional)',
  descriptionPlaceholder: 'Qué guardarás en ella',
  createTheme: 'Crear tema',
  creating: 'Creando...',
  failed: 'No se ha podido crear el tema',
  required: 'Escribe algo aquí, por favor.',
}
