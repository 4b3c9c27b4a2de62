import { build, install } from './run.mjs'

await install()
await build({ force: true })
