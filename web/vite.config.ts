import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Paths of the API that do not start with /api; pages of the same name are asked for as HTML. */
const apiPaths =
  '^/(api|media|tu-servidor|home_page_|get_transcription|obtener_explicacion|audio_play|generate-fill-gaps|vocabulary/|exercise|level$|subir-nivel)'

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
  plugins: [react(), hollowSchemas()],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    // One chunk for what every page needs: split up, it costs 6 kB more.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', test: /src\/main\.tsx$/ }] } },
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
