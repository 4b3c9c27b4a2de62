import type { onboarding as english } from '../en/onboarding.ts'
import type { Translation } from '../translation.ts'

export const onboarding: Translation<typeof english> = {
  progress: 'Paso {{step, number}} de {{count}}',
  shortProgress: '{{step, number}} de {{count}}',
  back: 'Atrás',
  continue: 'Continuar',
  haveAccount: '¿Ya tienes cuenta?',
  logIn: 'Entrar',
  unreadable: 'No hemos podido leer tus respuestas anteriores; aquí están las preguntas de nuevo.',
  native: {
    title: '¿Cuál es tu idioma?',
    note: 'Las palabras se te explicarán en este idioma.',
  },
  target: {
    title: '¿Qué idioma te gustaría leer y escuchar?',
    note: 'Nos has dicho que tu idioma es el {{language, lower}}, así que no está en la lista.',
  },
  level: {
    title: '¿Cuánto sabes ya?',
    note: 'Basta con una idea. Puedes cambiarlo cuando quieras.',
  },
  reason: {
    title: '¿Para qué lo aprendes?',
    travel: 'Viajar',
    work: 'El trabajo',
    education: 'Los estudios',
    exam: 'Un examen',
    culture: 'La cultura',
  },
  time: {
    title: '¿Cuánto tiempo tienes al día?',
    note: 'Poco y a menudo rinde más que mucho de vez en cuando.',
    minutes: '{{minutes, number}} minutos',
    anHour: '1 hora',
    moreThanAnHour: 'Más de 1 hora',
  },
  interests: {
    title: '¿De qué te gusta oír hablar?',
    hint_one: 'Elige {{count}} más',
    hint_other: 'Elige {{count}} más',
    chosen_one: '{{count}} elegido',
    chosen_other: '{{count}} elegidos',
    sports: 'Deportes',
    entertainment: 'Entretenimiento',
    news: 'Noticias',
    technology: 'Tecnología',
    culture: 'Cultura',
    food: 'Comida',
    travel: 'Viajes',
    music: 'Música',
    science: 'Ciencia',
    fashion: 'Moda',
  },
  account: {
    title: 'Crea tu cuenta',
    lede: 'Para que tus palabras, tus listas y tu lugar en cada vídeo te esperen en cualquier dispositivo.',
    create: 'Crea tu cuenta',
    guest: 'Continuar sin cuenta',
    guestNote: 'Puedes crearla más tarde. Hasta entonces, las palabras que busques no se guardan.',
  },
}
