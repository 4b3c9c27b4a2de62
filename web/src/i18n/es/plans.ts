import type { plans as english } from '../en/plans.ts'
import type { Translation } from '../translation.ts'

export const plans: Translation<typeof english> = {
  recommended: 'Recomendado',
  aMonth: 'al mes',
  yours: 'Tu plan de hoy',
  alreadyFree: 'Ya tienes el plan Gratis.',
  smallPrint:
    'Pagas en la página de nuestro proveedor de pagos y vuelves directamente aquí. Si cancelas, Pro sigue abierto hasta el final del mes que pagaste.',
  free: {
    name: 'Gratis',
    about: 'Todo el tiempo que quieras.',
    choose: 'Elegir Gratis',
    hours: 'Más de 300 horas en cada nivel',
    words: 'Listas de palabras y práctica',
    translations: 'Algunas traducciones cada día',
    videos: 'Todos los vídeos públicos',
  },
  pro: {
    name: 'Pro',
    about: 'Déjalo cualquier mes, conserva cada palabra.',
    choose: 'Elegir Pro',
    everything: 'Todo lo del plan Gratis',
    translations: 'Traducciones sin límite',
    ownVideos: 'Tus propios vídeos',
    transcription: 'Vídeos transcritos para ti cuando lo pidas',
    premium: 'Más de 1000 horas de vídeos premium',
    pronunciation: 'Comentarios detallados sobre tu pronunciación',
  },
}
