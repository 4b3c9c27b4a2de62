export type Email = { to: string; subject: string; text: string }

/** Sends e-mails. A failure is logged, and never shown to whoever requested the e-mail. */
export type Mail = { send: (email: Email) => Promise<void> }

/** The default without a mail server: prints the e-mail, so that the operator finds it in the server's output. */
export function createPrintedMail(print: (text: string) => void): Mail {
  return {
    send: async ({ to, subject, text }) =>
      print(`\n--- mail, not sent: SMTP_URL is not set\nTo: ${to}\nSubject: ${subject}\n\n${text}\n---\n`),
  }
}
