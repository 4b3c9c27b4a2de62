import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

export type SecurityOptions = {
  isProduction: boolean
  hasGoogle: boolean
  /** Other hosts of pictures and sound. */
  mediaOrigins: readonly string[]
}

const google = 'https://accounts.google.com/gsi/'

/**
 * No inline script or style (but those of the pages, by their hashes), and no other host but YouTube (the player), Google where sign-in with it is configured, and
 * the configured media origins. YouTube needs the referrer policy: without an origin its player answers error 153.
 */
const optionsOf = ({ isProduction, hasGoogle, mediaOrigins }: SecurityOptions): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", 'https://www.youtube.com', ...(hasGoogle ? [`${google}client`] : [])],
      styleSrc: ["'self'", ...(hasGoogle ? [`${google}style`] : [])],
      imgSrc: ["'self'", 'data:', ...mediaOrigins],
      mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(hasGoogle ? [google] : [])],
      frameSrc: [
        'https://www.youtube-nocookie.com',
        'https://www.youtube.com',
        ...(hasGoogle ? [google] : []),
      ],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  // The window of Google's sign-in must be able to answer the page that opened it.
  crossOriginOpenerPolicy: { policy: hasGoogle ? 'same-origin-allow-popups' : 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  strictTransportSecurity: isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
})

export function setSecurityHeaders(app: FastifyInstance, options: SecurityOptions) {
  const headers = {
    ...helmetHeaders(optionsOf(options)),
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Computed once, because they are the same for every request and took a third of the time of a small one. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

const policy = 'content-security-policy'

/** Allows the inline script and styles of a page. @param hashes as a content security policy names them */
export function allowInline(reply: FastifyReply, { script, style }: { script: string; style: string }) {
  const allowed = String(reply.getHeader(policy))
    .replace("script-src 'self'", `script-src 'self' '${script}'`)
    .replace("style-src 'self'", `style-src 'self' '${style}'`)
  reply.header(policy, allowed)
}
