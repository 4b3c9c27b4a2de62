import { isIP } from 'node:net'

/** Which proxies are believed when they tell for whom they ask: all, none, the nearest few, or those named. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/** Ranges that Fastify knows by name. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/** @returns null for what is no setting of TRUST_PROXY. */
export function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'true' || text === 'false') return text === 'true'
  // Fastify believes nobody when it is given a number; a function says what the operator means.
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
