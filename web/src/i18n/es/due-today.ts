import type { dueToday as english } from '../en/due-today.ts'
import type { Translation } from '../translation.ts'

export const dueToday: Translation<typeof english> = {
  loading: 'Preguntando qué toca',
  title_one: 'Hoy toca {{count, number}} palabra',
  title_other: 'Hoy tocan {{count, number}} palabras',
  minutes_one: 'Alrededor de {{count, number}} minuto.',
  minutes_other: 'Alrededor de {{count, number}} minutos.',
  start_one: 'Repasar {{count, number}} palabra',
  start_other: 'Repasar {{count, number}} palabras',
  nothing: 'Ahora no toca ninguna',
  tomorrow_one: 'Mañana vuelve {{count, number}} palabra.',
  tomorrow_other: 'Mañana vuelven {{count, number}} palabras.',
  laterOn: 'Tus palabras vuelven cuando estás a punto de olvidarlas.',
  practise: 'Practicar de todos modos',
  overview: 'Memoria y ajustes',
  failed: 'No se ha podido preguntar qué toca hoy.',
}
