import { defineConfig } from 'vite'

/** For Node, with our own packages inside and everything from npm outside: the server and its worker threads. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@verbena\//], target: 'node' },
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
      output: { entryFileNames: '[name].js' },
    },
  },
})
