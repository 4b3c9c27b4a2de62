import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * What the framework, the token check and the database cost by themselves: the figures that ours stand beside.
 * Plain JavaScript, so that it runs like our built server; the packages are the very copies that our server uses.
 * Usage: DATABASE_URL=… AUTH_SECRET=… node reference-server.mjs hello|read|write|verify
 */
const need = createRequire(new URL('../server/package.json', import.meta.url))
const app = need('fastify')({ logger: false })
const kind = process.argv[2]

const reply = (properties) => ({ response: { 200: { type: 'object', properties } } })
const body = (properties) => ({
  body: { type: 'object', required: Object.keys(properties), additionalProperties: false, properties },
})

if (kind === 'hello')
  app.get('/hello', { schema: reply({ hello: { type: 'string' } }) }, () => ({ hello: 'world' }))

if (kind === 'read' || kind === 'write') {
  const { createVerifier } = need('fast-jwt')
  const verify = createVerifier({
    key: process.env.AUTH_SECRET,
    algorithms: ['HS256'],
    allowedIss: 'verbena',
    allowedAud: 'verbena-api',
    requiredClaims: ['exp', 'sub'],
    cache: 2000,
  })
  app.decorateRequest('learnerId', '')
  app.addHook('onRequest', async (request, answer) => {
    try {
      request.learnerId = verify(request.headers.authorization.slice('Bearer '.length)).sub
    } catch {
      return answer.code(401).send({ error: 'unauthorized' })
    }
  })
  // As many connections as our server's pool.
  const pool = new (need('pg').Pool)({ connectionString: process.env.DATABASE_URL, max: 10 })
  pool.on('error', () => {})
  if (kind === 'read') serveRead(pool)
  else serveWrite(pool)
}

function serveRead(pool) {
  const schema = {
    params: { type: 'object', properties: { id: { type: 'string', maxLength: 80 } } },
    ...reply({ progress: { type: 'number' } }),
  }
  const name = 'position'
  const text = 'select position_seconds from media_progress where learner_id = $1 and media_id = $2'
  app.get('/progress/:id', { schema }, async ({ learnerId, params }) => {
    const { rows } = await pool.query({ name, text, values: [learnerId, params.id] })
    return { progress: rows[0].position_seconds }
  })
}

function serveWrite(pool) {
  const fields = {
    videoId: { type: 'string', maxLength: 80 },
    progress: { type: 'number', minimum: 0 },
    time_delta: { type: 'number', minimum: 0 },
    isPaused: { type: 'boolean' },
  }
  const name = 'report'
  const text =
    'insert into bench_report (learner_id, media_id, position_seconds, played_seconds, is_paused) values ($1, $2, $3, $4, $5)'
  app.post(
    '/progress',
    { schema: { ...body(fields), ...reply({ success: { type: 'boolean' } }) } },
    async (request) => {
      const { videoId, progress, time_delta: played, isPaused } = request.body
      await pool.query({ name, text, values: [request.learnerId, videoId, progress, played, isPaused] })
      return { success: true }
    },
  )
}

if (kind === 'verify') {
  const { hash, verify } = need('@node-rs/argon2')
  const stored = await hash('plum-harbour-seven', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  app.get('/hello', { schema: reply({ hello: { type: 'string' } }) }, () => ({ hello: 'world' }))
  const file = new URL('../web/dist/theme.js', import.meta.url)
  app.get('/file', (_, answer) => readFile(file).then((bytes) => answer.type('text/javascript').send(bytes)))
  const schema = { ...body({ username: { type: 'string' }, password: { type: 'string' } }) }
  app.post('/verify', { schema }, async (request) => ({
    success: await verify(stored, request.body.password),
  }))
}

await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`open at http://127.0.0.1:${app.server.address().port}\n`)
process.on('SIGTERM', () => process.exit(0))
