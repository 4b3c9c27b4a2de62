// Runs the worker named by the first argument from its TypeScript source (start-worker.ts).
import { tsImport } from 'tsx/esm/api'

await tsImport(`./${process.argv[2]}.ts`, import.meta.url)
