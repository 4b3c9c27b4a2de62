import { defineConfig } from 'vite'

/** One file for Node with our own packages inside and everything from npm outside. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@verbena\//], target: 'node' },
  build: {
    ssr: 'src/start.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: 'start.js' } },
  },
})
