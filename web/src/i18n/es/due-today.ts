import type { dueToday as english } from '../en/due-today.ts'
import type { Translation } from '../translation.ts'

export const dueToday: Translation<typeof english> = {
  loading: 'Preguntando qué toca',
  title_one: 'Hoy toca {{count}} palabra',
  title_other: 'Hoy tocan {{count}} palabras',
  minutes_one: 'Alrededor de {{count}} minuto.',
  minutes_other: 'Alrededor de {{count}} minutos.',
  start_one: 'Repasar {{count}} palabra',
  start_other: 'Repasar {{count}} palabras',
  nothing: 'Ahora no toca ninguna',
  tomorrow_one: 'Mañana vuelve {{count}} palabra.',
  tomorrow_other: 'Mañana vuelven {{count}} palabras.',
  laterOn: 'Tus palabras vuelven cuando estás a punto de olvidarlas.',
  practise: 'Practicar de todos modos',
  memory: 'Memoria y ajustes',
  failed: 'No se ha podido preguntar qué toca hoy.',
}
