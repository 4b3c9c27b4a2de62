import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/** Writes .br and .gz files beside all text files of the built pages, so that the server does not compress them. */
const folder = join(root, 'web', 'dist')
const isText = /\.(js|css|html|svg|json|webmanifest|txt)$/
for (const name of readdirSync(folder, { recursive: true }).map(String)) {
  if (!isText.test(name)) continue
  const bytes = readFileSync(join(folder, name))
  if (bytes.length < 1000) continue
  writeFileSync(
    join(folder, `${name}.br`),
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
