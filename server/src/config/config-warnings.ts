import type { Config } from './read-config.ts'

const loopback = /^(localhost|127\.|::1$)/

/** Warnings for the operator about settings that are unsafe on a public server but may be right on a private one. */
export function configWarnings(config: Config): string[] {
  const { mode, host, billing, isBilled, trustProxy, publicUrl, mail } = config
  const isOpen = !loopback.test(host)
  const isProduction = mode === 'production'
  return [
    isOpen &&
      isBilled &&
      billing.provider === 'sandbox' &&
      'The test checkout gives Pro to everybody who uses it, without payment: set STRIPE_SECRET_KEY, or BILLING=off.',
    isProduction &&
      !publicUrl.startsWith('https:') &&
      `PUBLIC_URL is ${publicUrl}: links in emails and the return from a payment use this address.`,
    isProduction &&
      !mail.smtpUrl &&
      'SMTP_URL is not set: emails with their links are printed to the output.',
    trustProxy === true &&
      'TRUST_PROXY=true trusts every X-Forwarded-For header, even a forged one: set it to the addresses of your proxies.',
    isProduction &&
      billing.provider === 'stripe' &&
      /^(sk|rk)_test_/.test(billing.secretKey) &&
      'STRIPE_SECRET_KEY is a test key: payments are not real.',
  ].filter((warning) => warning !== false)
}
