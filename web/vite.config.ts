import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bareEndpoints } from './bare-endpoints.ts'
import { grammarSamples } from './grammar-samples.ts'

/** Paths of the API that do not start with /api; pages of the same name are asked for as HTML. */
const apiPaths =
  '^/(api|media|tu-servidor|home_page_|get_transcription|obtener_explicacion|audio_play|generate-fill-gaps|vocabulary/|exercise|emoji-vocab|level$|subir-nivel)'

/**
 * The browser takes methods and paths from the contract and never parses with its schemas, so it is given hollow ones:
 * 7 kB less before the first page. The architecture test keeps zod itself out of web/.
 */
function hollowSchemas(): Plugin {
  return {
    name: 'hollow-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod/mini' ? '\0hollow-schemas' : undefined),
    load: async (id) => {
      if (id !== '\0hollow-schemas') return undefined
      const names = Object.keys(await import('zod/mini')).map((name) => `hollow as ${name}`)
      return `const hollow = new Proxy(() => hollow, { get: () => hollow })\nexport { ${names.join(', ')} }`
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), hollowSchemas(), bareEndpoints(), grammarSamples()],
  // What react-i18next brings for React 17; React has its own since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // One chunk for what every page needs: split up, it costs 6 kB more.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }] },
        // The first chunk lists all others, and who opens the first page pays for their names: only routes have one.
        chunkFileNames: ({ name }) =>
          /\.route$|^first$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      [apiPaths]: {
        target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
        bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
      },
    },
  },
})
