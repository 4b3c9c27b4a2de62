import { describe, expect, test } from 'vitest'
import { lockFaults, readAudit } from './package-faults.mjs'

describe('a lock file', () => {
  const valid = {
    version: '1.2.3',
    resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz',
    integrity: 'sha512-x',
    engines: { node: '^20.19.0 || >=22.12.0' },
  }
  const faultsOf = (locked: object, path = 'node_modules/a') =>
    lockFaults({ '': { engines: { node: '>=20.19' } }, nlp: { version: '0.1.0' }, [path]: locked })

  test('is accepted when every package supports our oldest Node', () => {
    expect(faultsOf(valid)).toEqual([])
    expect(faultsOf({ ...valid, engines: undefined })).toEqual([])
    expect(faultsOf({ resolved: 'nlp', link: true }, 'node_modules/@verbena/nlp')).toEqual([])
  })

  test.each(['>=22', '^20.19.1 || >=22', '^18.0.0'])(
    'is refused with a package that wants Node %s',
    (node) => {
      expect(faultsOf({ ...valid, engines: { node } }, 'node_modules/b/node_modules/@c/a')).toEqual([
        `@c/a 1.2.3 wants Node ${node} and refuses 20.19.0 (npm explain @c/a).`,
      ])
    },
  )

  test('is refused with the URL of a mirror', () => {
    expect(faultsOf({ ...valid, resolved: 'http://127.0.0.1:4873/a/-/a-1.2.3.tgz' })).toHaveLength(1)
  })

  test('needs a checksum for all packages but binaries of other platforms', () => {
    expect(faultsOf({ version: '1.2.3' })).toEqual(['a 1.2.3 has no checksum.'])
    expect(faultsOf({ version: '1.2.3', optional: true, os: ['darwin'], cpu: ['arm64'] })).toEqual([])
  })
})

describe('an audit', () => {
  test('without findings is clean', () => {
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ findings: [] })
  })

  test('has one sentence for each finding, with its cause', () => {
    const vulnerabilities = {
      cookie: {
        name: 'cookie',
        severity: 'high',
        via: [{ title: 'A planted finding', url: 'https://example.org/1' }],
      },
      fastify: { name: 'fastify', severity: 'high', via: ['cookie'] },
    }
    expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
      findings: ['cookie, high: A planted finding (https://example.org/1)', 'fastify, high: by cookie'],
    })
  })

  test.each([
    { message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1', statusCode: 405 },
    { message: 'request to http://127.0.0.1:9/ failed, reason: connect ECONNREFUSED 127.0.0.1:9' },
  ])('without an answer of the registry is neither clean nor a finding: $message', (audit) => {
    expect(readAudit(JSON.stringify(audit))).toEqual({ unanswered: audit.message })
  })

  test('that the registry calls malformed, or that is not an audit, fails', () => {
    expect(() => readAudit('{"message":"400 Bad Request","statusCode":400}')).toThrow('400 Bad Request')
    expect(() => readAudit('{}')).toThrow()
    expect(() => readAudit('')).toThrow()
  })
})
