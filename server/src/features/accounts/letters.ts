import type { Letter } from '../../providers/mail.ts'

type Text = Pick<Letter, 'subject' | 'text'>
type Reader = { username: string; nativeLanguage: string }

type Letters = {
  newPassword: (username: string, link: string) => Text
  passwordChanged: (username: string) => Text
  /** Goes to an address that anybody may have typed, so it carries no word of theirs. */
  confirmAddress: (link: string) => Text
  addressChanged: (username: string) => Text
}

const english: Letters = {
  newPassword: (username, link) => ({
    subject: 'A new password for Verbena',
    text: `Hello ${username},

follow this link to choose a new password. It works once, and for 30 minutes:

${link}

If you did not ask for this, you need do nothing: your password stays as it is.

Verbena`,
  }),
  passwordChanged: (username) => ({
    subject: 'Your Verbena password was changed',
    text: `Hello ${username},

the password of your account was just changed, and other browsers were signed out.

If it was not you, choose "Forgot your password?" on the sign-in page now, and look after your mailbox's password too.

Verbena`,
  }),
  confirmAddress: (link) => ({
    subject: 'Confirm your address for Verbena',
    text: `Hello,

this address was given for an account at Verbena. If it is yours, confirm it with this link within 3 days:

${link}

If you have no account there, ignore this letter: the address will not be used.

Verbena`,
  }),
  addressChanged: (username) => ({
    subject: 'Your Verbena account has a new address',
    text: `Hello ${username},

your account now uses another address for its mail, and no longer this one.

If it was not you, somebody else has been in your account: tell whoever runs this server.

Verbena`,
  }),
}

const spanish: Letters = {
  newPassword: (username, link) => ({
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
  confirmAddress: (link) => ({
    subject: 'Confirma tu dirección para Verbena',
    text: `Hola:

Alguien ha dado esta dirección para una cuenta de Verbena. Si es tuya, confírmala con este enlace en un plazo de 3 días:

${link}

Si no tienes cuenta, no hagas caso de esta carta: la dirección no se usará.

Verbena`,
  }),
  addressChanged: (username) => ({
    subject: 'Tu cuenta de Verbena tiene otra dirección',
    text: `Hola, ${username}:

Tu cuenta usa ahora otra dirección de correo, y ya no esta.

Si no has sido tú, otra persona ha entrado en tu cuenta: avisa a quien lleva este servidor.

Verbena`,
  }),
}

/** Which language the interface has, only the browser knows; the native language is a good guess. */
const written = new Map([
  ['en', english],
  ['es', spanish],
])
const lettersFor = ({ nativeLanguage }: Reader) => written.get(nativeLanguage) ?? english

export const newPasswordLetter = (reader: Reader, link: string) =>
  lettersFor(reader).newPassword(reader.username, link)
export const passwordChangedLetter = (reader: Reader) => lettersFor(reader).passwordChanged(reader.username)
export const confirmAddressLetter = (reader: Reader, link: string) => lettersFor(reader).confirmAddress(link)
export const addressChangedLetter = (reader: Reader) => lettersFor(reader).addressChanged(reader.username)
