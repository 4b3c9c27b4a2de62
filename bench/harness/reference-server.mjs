import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * The server that ours is compared with: bare Fastify, a token check, one prepared statement for each request, and a login
 * without a limit on concurrent hashes. It is plain JavaScript, like our built server, and uses the same copies of the
 * packages. Settings: DATABASE_URL, AUTH_SECRET, AUDIO_DIR.
 */
const requireFromServer = createRequire(new URL('../../server/package.json', import.meta.url))
const { createSigner, createVerifier } = requireFromServer('fast-jwt')
const { hash, verify } = requireFromServer('@node-rs/argon2')
const app = requireFromServer('fastify')({ logger: false })
// The same pool size and idle time-out as in our server.
const pool = new (requireFromServer('pg').Pool)({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: 60_000,
})
pool.on('error', () => {})

const claims = { iss: 'bench', aud: 'bench-api' }
const key = process.env.AUTH_SECRET
const sign = createSigner({ key, algorithm: 'HS256', expiresIn: '1h', ...claims })
const readToken = createVerifier({
  key,
  algorithms: ['HS256'],
  allowedIss: claims.iss,
  allowedAud: claims.aud,
  requiredClaims: ['exp', 'sub'],
  cache: 2000,
})
app.decorateRequest('learnerId', '')
async function onRequest(request, response) {
  try {
    request.learnerId = readToken(request.headers.authorization.slice('Bearer '.length)).sub
  } catch {
    return response.code(401).send({ error: 'unauthorized' })
  }
}

const reply = (properties) => ({ response: { 200: { type: 'object', properties } } })
const body = (properties) => ({
  body: { type: 'object', required: Object.keys(properties), additionalProperties: false, properties },
})

const readSchema = {
  params: { type: 'object', properties: { id: { type: 'string', maxLength: 80 } } },
  ...reply({ progress: { type: 'number' } }),
}
const select = 'select position_seconds from media_progress where learner_id = $1 and media_id = $2'
app.get('/read/:id', { onRequest, schema: readSchema }, async ({ learnerId, params }) => {
  const { rows } = await pool.query({ name: 'read', text: select, values: [learnerId, params.id] })
  return { progress: rows[0].position_seconds }
})

const writeSchema = {
  ...body({
    videoId: { type: 'string', maxLength: 80 },
    progress: { type: 'number', minimum: 0 },
    time_delta: { type: 'number', minimum: 0 },
    isPaused: { type: 'boolean' },
  }),
  ...reply({ success: { type: 'boolean' } }),
}
const insert =
  'insert into bench_report (learner_id, media_id, position_seconds, played_seconds, is_paused) values ($1, $2, $3, $4, $5)'
app.post('/write', { onRequest, schema: writeSchema }, async (request) => {
  const { videoId, progress, time_delta: played, isPaused } = request.body
  const values = [request.learnerId, videoId, progress, played, isPaused]
  await pool.query({ name: 'write', text: insert, values })
  return { success: true }
})

// All learners have the same password.
const stored = await hash('plum-harbour-seven', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const loginSchema = {
  ...body({ username: { type: 'string' }, password: { type: 'string' } }),
  ...reply({ access_token: { type: 'string' } }),
}
app.post('/login', { schema: loginSchema }, async (request, response) => {
  const { username, password } = request.body
  const text = 'select id from learner where username = $1'
  const { rows } = await pool.query({ name: 'login', text, values: [username] })
  if (!(await verify(stored, password))) return response.code(401).send({ error: 'unauthorized' })
  return { access_token: sign({ sub: rows[0].id }) }
})

const file = new URL('../../web/dist/client/verbena-mark.svg', import.meta.url)
app.get('/verbena-mark.svg', (_, response) =>
  readFile(file).then((bytes) => response.type('image/svg+xml').send(bytes)),
)

app.register(requireFromServer('@fastify/static'), { root: process.env.AUDIO_DIR, prefix: '/audio/' })

await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`open at http://127.0.0.1:${app.server.address().port}\n`)
process.on('SIGTERM', () => process.exit(0))
