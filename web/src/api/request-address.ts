import type { Endpoint } from '@verbena/contract/endpoint'

export type AnyInput = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

export function addressOf({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: AnyInput): string {
  const full = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${full}?${search}` : full
}
