/** Identifies the same file after a reload by its name, size and modification time. */
export function fileFingerprint({
  name,
  size,
  lastModified,
}: Pick<File, 'name' | 'size' | 'lastModified'>): string {
  return `${size}-${lastModified}-${hashOf(name)}`
}

/** FNV-1a with 32 bits, because `crypto.subtle` is missing on pages over plain HTTP. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}
