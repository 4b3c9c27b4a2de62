import { defineConfig } from 'vite'

/** For Node, with our own packages inside and everything from npm outside: the server, and the thread that speaks. */
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
        'src/providers/speech-espeak-worker.ts',
        'src/providers/alignment/align-worker.ts',
        'src/features/own-media/read-subtitles-worker.ts',
        'src/features/word-exchange/word-file-worker.ts',
        'src/features/writing-check/check-worker.ts',
        'src/providers/harper/harper-worker.ts',
      ],
      output: { entryFileNames: '[name].js' },
    },
  },
})
