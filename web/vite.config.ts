import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunksByFeature } from './chunk-names.ts'
import { grammarSamples } from './grammar-samples.ts'

/** API paths that do not start with /api. A request for HTML with the same path is a page. */
const apiPaths =
  '^/(api|media|tu-servidor|home_page_|get_transcription|obtener_explicacion|audio_play|generate-fill-gaps|vocabulary/|exercise|emoji-vocab|level$|subir-nivel)'

const chunks = chunksByFeature()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), grammarSamples(), chunks.plugin],
  // react-i18next depends on this shim for React 17; React 18 and later have the hook.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // scripts/prerender.mjs writes the HTML of each page.
      input: 'src/main.tsx',
      output: {
        codeSplitting: chunks.codeSplitting,
        chunkFileNames: 'assets/[name]-[hash:8].js',
        entryFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
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
