import { isIP } from 'node:net'

/** The proxies whose X-Forwarded-For header is trusted: all, none, the nearest n hops, or those with these addresses. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/** Ranges that Fastify knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/** @returns null for an invalid TRUST_PROXY */
export function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'true' || text === 'false') return text === 'true'
  // Fastify trusts no proxy when it gets a number, so a function counts the hops.
  if (/^\d{1,2}$/.test(text)) return Number(text) > 0 && ((_address, hop) => hop < Number(text))
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every((range) => namedRanges.includes(range) || isRange(range)) ? ranges : null
}

/** An address, or one with the number of its leading bits: `10.0.0.0/8`. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}
