export type Email = { to: string; subject: string; text: string }

/** Sends letters. A letter that cannot be sent is said in the log, never to whoever asked for it. */
export type Mail = { send: (letter: Email) => Promise<void> }

/** The default, without a mail server: the operator finds the letter in the server's output. */
export function createPrintedMail(print: (text: string) => void): Mail {
  return {
    send: async ({ to, subject, text }) =>
      print(`\n--- mail, not sent: SMTP_URL is not set\nTo: ${to}\nSubject: ${subject}\n\n${text}\n---\n`),
  }
}
