import type { Config } from './read-config.ts'

const loopback = /^(localhost|127\.|::1$)/

/** Warnings for the operator about settings that are unsafe on a public server but may be right at home. */
export function configWarnings(config: Config): string[] {
  const { mode, host, billing, isBilled, trustProxy, publicUrl, mail } = config
  const isOpen = !loopback.test(host)
  const isProduction = mode === 'production'
  return [
    isOpen &&
      isBilled &&
      billing.provider === 'sandbox' &&
      'The test checkout gives Pro to whoever presses its button: set STRIPE_SECRET_KEY, or BILLING=off.',
    isProduction &&
      !publicUrl.startsWith('https:') &&
      `PUBLIC_URL is ${publicUrl}: links in e-mails and the return from a payment lead there.`,
    isProduction &&
      !mail.smtpUrl &&
      'SMTP_URL is not set: e-mails, with their links, are printed to the output.',
    trustProxy === true &&
      'TRUST_PROXY=true trusts every X-Forwarded-For header, also a forged one: name the addresses of your proxies.',
    isProduction &&
      billing.provider === 'stripe' &&
      /^(sk|rk)_test_/.test(billing.secretKey) &&
      'STRIPE_SECRET_KEY is a test key: no money moves.',
  ].filter((warning) => warning !== false)
}
