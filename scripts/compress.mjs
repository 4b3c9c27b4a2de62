import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/** Writes .br and .gz files beside all text files of the built pages, so that the server does not compress them. */
const folders = ['client', 'pages'].map((name) => join(root, 'web', 'dist', name))
const isText = /\.(js|css|html|svg|json|webmanifest|txt)$/
for (const path of folders.flatMap(listFiles)) {
  if (!isText.test(path)) continue
  const bytes = readFileSync(path)
  if (bytes.length < 1000) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
}
