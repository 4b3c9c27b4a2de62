import { defineConfig, type Plugin } from 'vite'

/** Packages that are not bundled: they have files beside their code, or are loaded only where they are configured. */
const external = [
  '@echogarden/espeak-ng-emscripten',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fs-native-extensions',
  'harper.js',
  'hunspell-wasm',
  'ioredis',
  'nodemailer',
  'pino',
  'sql.js',
  'stripe',
  'wasm-media-encoders',
]

/**
 * Writes characters outside Latin-1 as escapes, because V8 keeps a script of Latin-1 characters in half the memory.
 * Sources in `String.raw` may contain them only in patterns, where the escape has the same meaning.
 */
const escapeNonLatin: Plugin = {
  name: 'escape-non-latin',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /[\u0100-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
}

/** For Node: the server and its worker threads, with most packages inside, because few files are read faster than many. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [escapeNonLatin],
  ssr: { noExternal: true, external, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: [
        'src/start.ts',
        'src/workers/alignment-worker.ts',
        'src/workers/espeak-worker.ts',
        'src/workers/harper-worker.ts',
        'src/workers/subtitles-worker.ts',
        'src/workers/word-file-worker.ts',
        'src/workers/writing-check-worker.ts',
      ],
      output: {
        entryFileNames: '[name].js',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})
