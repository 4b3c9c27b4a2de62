import { install, run, tool } from './run.mjs'

await install()
// The API on PORT (3000) restarts after each change. The pages on 5173 reload, and their calls are forwarded to it.
console.log(
  `Open http://localhost:5173 (pages reload by themselves; the API is on ${process.env.PORT ?? 3000}).`,
)
const codes = await Promise.all([
  run(tool('tsx'), ['watch', '--clear-screen=false', 'server/src/start.ts']),
  run(tool('vite'), ['web', '--strictPort', '--logLevel', 'warn']),
])
process.exit(Math.max(...codes))
