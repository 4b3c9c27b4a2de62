// Before the server is built (npm run dev, tests): a thread of Node 20 reads no TypeScript, tsx translates it.
import { tsImport } from 'tsx/esm/api'

await tsImport('./check-worker.ts', import.meta.url)
