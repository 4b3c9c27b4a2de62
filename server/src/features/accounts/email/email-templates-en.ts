import type { EmailTemplates } from './email-template-set.ts'

export const englishTemplates: EmailTemplates = {
  passwordReset: (username, link) => ({
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
  confirmAddress: (username, link) => ({
    subject: 'Confirm your address for Verbena',
    text: `Hello,

this address was given for the account "${username}" at Verbena. If that is your account, open this link within 3 days and press the button there:

${link}

If this is not your account, do nothing: the address will not be used.

Verbena`,
  }),
  addressChangeRequested: (username) => ({
    subject: 'A new address for your Verbena account?',
    text: `Hello ${username},

another address was given for your account. It is used after it was confirmed by an email; until then this one stays.

If it was not you, choose "Forgot your password?" on the sign-in page now: a new password takes the change back and signs every browser out.

Verbena`,
  }),
  addressChanged: (username) => ({
    subject: 'Your Verbena account has a new address',
    text: `Hello ${username},

your account now uses another address for its mail, and no longer this one.

If it was not you, somebody else has been in your account: tell whoever runs this server.

Verbena`,
  }),
  googleLinked: (username, isPasswordRemoved) => ({
    subject: 'Google now opens your Verbena account',
    text: `Hello ${username},

somebody who signed in to Google with this address has opened your account, and Google is linked to it now. Other browsers were signed out.
${isPasswordRemoved ? '\nThe password of the account was removed. If you would like one again, choose "Forgot your password?" on the sign-in page.\n' : ''}
If it was not you, look after your Google account first, and then choose a new password for Verbena.

Verbena`,
  }),
}
