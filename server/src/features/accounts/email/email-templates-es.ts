import type { EmailTemplates } from './email-template-set.ts'

export const spanishTemplates: EmailTemplates = {
  passwordReset: (username, link) => ({
    subject: 'Una contraseña nueva para Verbena',
    text: `Hola, ${username}:

Sigue este enlace para elegir una contraseña nueva. Sirve una sola vez y durante 30 minutos:

${link}

Si no lo has pedido tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.

Verbena`,
  }),
  passwordChanged: (username) => ({
    subject: 'Se ha cambiado tu contraseña de Verbena',
    text: `Hola, ${username}:

La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en los demás navegadores.

Si no has sido tú, elige ahora «¿Has olvidado tu contraseña?» en la página de inicio de sesión y cuida también la contraseña de tu correo.

Verbena`,
  }),
  confirmAddress: (username, link) => ({
    subject: 'Confirma tu dirección para Verbena',
    text: `Hola:

Alguien ha dado esta dirección para la cuenta «${username}» de Verbena. Si esa cuenta es tuya, abre este enlace en un plazo de 3 días y pulsa el botón:

${link}

Si no es tu cuenta, no hagas nada: la dirección no se usará.

Verbena`,
  }),
  addressChangeRequested: (username) => ({
    subject: '¿Una dirección nueva para tu cuenta de Verbena?',
    text: `Hola, ${username}:

Se ha dado otra dirección para tu cuenta. Solo contará cuando se confirme con un correo enviado a ella; hasta entonces sigue valiendo esta.

Si no has sido tú, elige ahora «¿Has olvidado tu contraseña?» en la página de inicio de sesión: una contraseña nueva anula el cambio y cierra la sesión en todos los navegadores.

Verbena`,
  }),
  addressChanged: (username) => ({
    subject: 'Tu cuenta de Verbena tiene otra dirección',
    text: `Hola, ${username}:

Tu cuenta usa ahora otra dirección de correo, y ya no esta.

Si no has sido tú, otra persona ha entrado en tu cuenta: avisa a quien lleva este servidor.

Verbena`,
  }),
  googleLinked: (username, isPasswordRemoved) => ({
    subject: 'Google abre ahora tu cuenta de Verbena',
    text: `Hola, ${username}:

Alguien que ha entrado en Google con esta dirección ha abierto tu cuenta, y ahora Google está vinculado a ella. Se ha cerrado la sesión en los demás navegadores.
${isPasswordRemoved ? '\nLa contraseña de la cuenta se ha eliminado. Si quieres tener una otra vez, elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión.\n' : ''}
Si no has sido tú, cuida primero tu cuenta de Google y elige después una contraseña nueva para Verbena.

Verbena`,
  }),
}
