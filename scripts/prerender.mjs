import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './run.mjs'

/**
 * After the build of the browser's code: writes the HTML of each page to web/dist/pages, with its styles inside and its
 * scripts named, and pages.json, by which the server finds it and allows its styles and its first script.
 */
const web = join(root, 'web')
const built = join(web, 'dist')
const client = join(built, 'client')
const target = join(built, 'pages')
const options = { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' }

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
const { prerenderPages } = await import(pathToFileURL(await buildPrerender()).href)
const boot = await buildBoot()
const template = readFileSync(join(web, 'index.html'), 'utf8').replace(/\s*<!--.*?-->/gs, '')

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const pages = (await prerenderPages()).map(writePage)
writeFileSync(join(target, 'pages.json'), JSON.stringify({ script: hashOf(boot), pages }))
// The server would serve it.
rmSync(join(client, '.vite'), { recursive: true })

function writePage({ name, feature, language, visitor, title, html }) {
  const chunks = chunksOf(['main', ...(feature ? [feature] : [])])
  const scripts = chunks.map(({ file }) => `/${file}`)
  const sheets = chunks.flatMap(({ css = [] }) => css)
  const style = sheets.map((path) => readFileSync(join(client, path), 'utf8').trim()).join('\n')
  const attributes = [
    `lang="${language}"`,
    `data-page="${name}"`,
    ...(visitor ? [`data-visitor="${visitor}"`] : []),
  ]
  const head = [
    ...scripts.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<style>${style}</style>`,
    // A disabled link is not loaded. It tells Vite's loader that the page has this sheet already.
    ...sheets.map((path) => `<link rel="stylesheet" href="/${path}" disabled>`),
  ]
  const parts = {
    '<html lang="en">': `<html ${attributes.join(' ')}>`,
    '<title>Verbena</title>': `<title>${escapeHtml(title)}</title>`,
    '<script type="module" src="/src/app/boot/boot.ts"></script>': `<script>${boot}</script>\n${head.join('\n')}`,
    '<div id="root"></div>': `<div id="root">${html}</div>`,
    '<script type="module" src="/src/main.tsx"></script>': `<script type="module" src="${scripts[0]}"></script>`,
  }
  let page = template
  for (const [written, replacement] of Object.entries(parts)) {
    if (!page.includes(written)) throw new Error(`web/index.html has no ${written}`)
    page = page.replace(written, () => replacement)
  }
  const file = [name, visitor, language, 'html'].filter(Boolean).join('.')
  writeFileSync(join(target, file), page)
  return { name, language, visitor, file, style: hashOf(style) }
}

/** These chunks and those that they import, the first one first. */
function chunksOf(names) {
  const found = new Set()
  const add = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key].imports ?? []) add(imported)
  }
  for (const name of names) add(keyOf(name))
  return [...found].map((key) => manifest[key])
}

function keyOf(name) {
  const key = Object.keys(manifest).find(
    (key) => manifest[key].name === name && manifest[key].file.endsWith('.js'),
  )
  if (!key) throw new Error(`the build has no chunk ${name}`)
  return key
}

/** @returns the path of the bundle that renders pages on Node */
async function buildPrerender() {
  const outDir = join(built, 'prerender')
  const output = { entryFileNames: 'prerender.js', codeSplitting: false }
  await build({
    ...options,
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false, rolldownOptions: { output } },
  })
  return join(outDir, 'prerender.js')
}

/** @returns the script in the head of each page */
async function buildBoot() {
  const [{ output }] = [
    await build({
      root: web,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2023',
        minify: true,
        lib: { entry: 'src/app/boot/boot.ts', formats: ['iife'], name: 'boot' },
      },
    }),
  ].flat()
  return output[0].code.trim()
}
