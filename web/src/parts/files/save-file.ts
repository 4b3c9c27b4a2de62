/** Downloads a file through the browser. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked later, because the browser must first start to read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
