import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const form = `<main><h1>Learn a language from people talking.</h1><form>
<label>Username <input name="username"></label><label>Password <input name="password" type="password"></label>
<button>Log in</button></form></main>`
const style = 'body{font:16px sans-serif;margin:24px}label{display:block}'
const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title><style>${style}</style>`

const bareReact = `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
const field = (label, name, type) => h('label', { key: name }, label, h('input', { name, type }))
const page = h('main', null, h('h1', null, 'Learn a language from people talking.'), h('form', null,
  field('Username', 'username', 'text'), field('Password', 'password', 'password'), h('button', null, 'Log in')))
createRoot(document.getElementById('root')).render(page)
`

/** A page without any code, and the smallest page of React, both with a form for logging in, at /static and /react. */
export async function startReferencePages(folder: string): Promise<{ port: number; stop: () => void }> {
  const files: Record<string, { type: string; body: Buffer }> = {
    '/static': { type: 'text/html', body: brotliCompressSync(head + form) },
    '/react': {
      type: 'text/html',
      body: brotliCompressSync(`${head}<div id="root"></div><script type="module" src="/react.js"></script>`),
    },
    '/react.js': { type: 'text/javascript', body: brotliCompressSync(await buildReact(folder)) },
  }
  const server = createServer(({ url = '' }, reply) => {
    const file = files[url]
    if (!file) return reply.writeHead(404).end()
    const { type, body } = file
    const age = url.endsWith('.js') ? 31_536_000 : 600
    reply
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'br',
        'cache-control': `private, max-age=${age}`,
      })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}

async function buildReact(folder: string): Promise<Buffer> {
  // Below the web application, so that it finds the same React.
  const source = join(folder, 'react-page.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(source, bareReact)
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: [{ find: /^(react|react-dom)(\/|$)/, replacement: `${packages}/$1$2` }] },
    build: { outDir: 'built', lib: { entry: source, formats: ['es'], fileName: () => 'react.js' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return readFileSync(join(folder, 'built', 'react.js'))
}

const packages = join(import.meta.dirname, '../..', 'node_modules')
