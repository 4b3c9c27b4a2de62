/** By which the same file is known again after a reload: its name, its size, and when it was last changed. */
export function fileFingerprint({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string {
  return `${size}-${lastModified}-${hashOf(name)}`
}

/** FNV-1a, 32 bits: `crypto.subtle` is missing where the page comes over plain HTTP. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}
