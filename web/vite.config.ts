import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bareEndpoints } from './bare-endpoints.ts'
import { grammarSamples } from './grammar-samples.ts'

/** API paths that do not start with /api. A request for HTML with the same path is a page. */
const apiPaths =
  '^/(api|media|tu-servidor|home_page_|get_transcription|obtener_explicacion|audio_play|generate-fill-gaps|vocabulary/|exercise|emoji-vocab|level$|subir-nivel)'

/**
 * Replaces the schemas of the contract by empty stubs: the browser uses only methods and paths of the contract, and
 * never validates. This saves 7 kB before the first page. The architecture test keeps zod out of web/.
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
  // react-i18next depends on this shim for React 17; React 18 and later have the hook.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // One chunk for the code of every page: splitting it costs 6 kB more.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }] },
        // The first chunk contains the names of all others, so only the chunks of routes have a readable name.
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
