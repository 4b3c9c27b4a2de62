type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether code may be loaded before it is needed: not offline, because some browsers remember a failed module; not if
 * data are to be saved, or on a very slow network.
 */
export function mayPreload(): boolean {
  const { saveData = false, effectiveType = '' }: Connection =
    'connection' in navigator ? (navigator.connection as Connection) : {}
  return navigator.onLine && !saveData && !effectiveType.endsWith('2g')
}
