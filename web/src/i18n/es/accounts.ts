import type { accounts as english } from '../en/accounts.ts'
import type { Translation } from '../translation.ts'

export const accounts: Translation<typeof english> = {
  username: 'Nombre de usuario',
  password: 'Contraseña',
  required: 'Este campo es obligatorio',
  mixedAlphabets: 'Este nombre mezcla letras de alfabetos distintos en una palabra. Elige otro, por favor.',
  passwordTooLong: 'La contraseña debe tener como máximo {{maximum, number}} caracteres.',
  or: 'o',
  login: {
    title: 'Entrar',
    heading: 'Aprende un idioma de gente que habla.',
    lede: 'Mira, lee a la vez y guarda las palabras que encuentres.',
    submit: 'Entrar',
    newHere: '¿Primera vez aquí?',
    chooseLanguage: 'Elige tu idioma',
    failed: 'No se ha podido iniciar sesión.',
    threw: 'Ha ocurrido un error al iniciar sesión. Inténtalo de nuevo.',
    forgot: '¿Has olvidado tu contraseña?',
    createAccount: 'Crear una cuenta',
    backToVideos: 'Volver a los vídeos',
    reason: {
      words: 'Tus palabras se guardan en una cuenta.',
      progress: 'Tu progreso se guarda en una cuenta.',
      settings: 'Tus ajustes se guardan en una cuenta.',
      lessons: 'Tu camino por las lecciones se guarda en una cuenta.',
      writing: 'Lo que escribes se guarda en una cuenta.',
      other: 'Esta página se abre con una cuenta.',
    },
  },
  signup: {
    title: 'Crea tu cuenta',
    lede: 'Tus palabras y tu lugar en cada vídeo, guardados para ti.',
    submit: 'Crear cuenta',
    passwordHint: 'Al menos 6 caracteres.',
    passwordTooShort: 'La contraseña debe tener al menos 6 caracteres.',
    success: '¡Cuenta creada con éxito!',
    answersNotSaved:
      'Tu cuenta está lista, pero algunas respuestas no se han guardado. Podrás indicarlas más tarde.',
    failed: 'No se ha podido crear la cuenta.',
    threw: 'Ha ocurrido un error al crear la cuenta. Inténtalo de nuevo.',
    haveAccount: '¿Ya tienes cuenta?',
    logIn: 'Entrar',
  },
  google: {
    login: 'Continuar con Google',
    signup: 'Registrarse con Google',
    unavailable: 'El inicio de sesión con Google no está disponible ahora mismo. Inténtalo más tarde.',
    failed: 'No se ha podido entrar con Google: {{message}}',
    threw: 'Ha ocurrido un error en la autenticación con Google. Inténtalo de nuevo.',
    linked:
      'Google abre ahora tu cuenta. Se ha eliminado su contraseña y se ha cerrado la sesión en los demás navegadores. Puedes poner una nueva en los ajustes.',
    onboardingFirst: 'Completa primero las preguntas iniciales para indicar tus idiomas.',
  },
  specimen: {
    label: 'Una línea de una transcripción',
    note: 'trabajar la masa con las manos',
    source: 'español, B1',
    from: 'De',
  },
  onboarding: {
    level: {
      A1: 'Unas pocas palabras y saludos',
      A2: 'Frases sencillas de cada día',
      B1: 'Lo esencial de una conversación clara',
      B2: 'Películas y noticias, con algo de esfuerzo',
      C1: 'Casi todo, también los chistes',
      C2: 'Con la misma facilidad que mi idioma',
    },
  },
}
