import type { billing as english } from '../en/billing.ts'
import type { Translation } from '../translation.ts'

export const billing: Translation<typeof english> = {
  errors: {
    CHECKOUT_NOT_PAID: 'Este pago aún no se ha completado.',
    CHECKOUT_CLAIMED: 'Este pago ya pertenece a otra cuenta.',
  },
  back: 'Atrás',
  plans: {
    title: 'Elige tu plan',
    lede: 'Todo lo que guardas sigue siendo tuyo con cualquiera de los dos.',
    seeSubscription: 'Ver tu suscripción',
    notOpened: 'No se ha podido abrir la página de pago. No se ha cobrado nada.',
  },
  success: {
    waiting: { title: 'Gracias', text: 'Esperamos la confirmación de tu pago. Tarda unos segundos.' },
    late: {
      title: 'Aún sin confirmar',
      text: 'Tu pago todavía no se ha confirmado. No hace falta que pagues otra vez: contará en cuanto llegue.',
    },
    failed: { title: 'No hemos podido comprobar tu pago', text: 'No hace falta que pagues otra vez.' },
    yours: { title: 'Pro es tuyo', text: 'Tu pago está confirmado. Ahora tienes abierto:' },
    ended: {
      title: 'Esta suscripción ha terminado',
      text: 'El pago se recibió, y el tiempo que pagaba ya ha pasado.',
    },
    unclaimed: {
      title: 'Gracias: tu pago está confirmado',
      text: 'Solo falta una cuenta a la que pertenezca Pro. Se crea en un minuto, y Pro estará ahí enseguida.',
    },
    taken: {
      title: 'Este pago ya tiene su cuenta',
      text: 'Ya pertenece a una cuenta. Entra con ella y tendrás Pro.',
    },
    unknown: {
      title: 'Aquí no hay ningún pago',
      text: 'Esta dirección no lleva a ningún pago. Si has pagado, sigue otra vez el enlace que te trajo de vuelta.',
    },
    premium: 'Todos los vídeos y canciones premium',
    checkAgain: 'Comprobar de nuevo',
    toVideos: 'Ir a los vídeos',
    createAccount: 'Crea tu cuenta',
    haveAccount: 'Ya tengo una cuenta',
    logIn: 'Entrar',
    seePlans: 'Ver los planes',
    arrived: 'Tu pago pertenece a tu cuenta: ya tienes Pro.',
  },
  cancel: {
    title: 'No se ha cobrado nada',
    text: 'Has salido del pago antes de hacerlo. Tu plan sigue como estaba.',
    toPlans: 'Volver a los planes',
    toSubscription: 'Tu suscripción',
  },
  sandbox: {
    title: 'Pago de prueba',
    label: 'Prueba',
    text: 'Este servidor no acepta pagos reales. Aquí no se mueve dinero, pulses el botón que pulses.',
    product: 'Verbena Pro, mensual',
    pay: 'Pagar (prueba)',
    leave: 'Volver sin pagar',
    failed: 'El pago de prueba no se ha completado.',
    unknownTitle: 'Aquí no hay ningún pago',
    unknown: 'Este pago de prueba no existe, o en este servidor los pagos son reales.',
  },
}
