import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The files of a package by path. */
export type SmallPackage = Record<string, string | Buffer>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Makes a Debian package: an `ar` archive with a gzipped tar of the files. */
export function makeDeb(files: SmallPackage): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-deb-'))
  try {
    mkdirSync(join(folder, 'root'))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'root', path)), { recursive: true })
      writeFileSync(join(folder, 'root', path), content)
    }
    const archive = join(folder, 'data.tar.gz')
    const { status, stderr } = spawnSync('tar', ['-czf', archive, '-C', join(folder, 'root'), '.'])
    if (status !== 0) throw new Error(`tar: ${stderr}`)
    const control = join(folder, 'control.tar.gz')
    spawnSync('tar', ['-czf', control, '-T', '/dev/null'])
    return arArchive({
      'debian-binary': Buffer.from('2.0\n'),
      'control.tar.gz': readFileSync(control),
      'data.tar.gz': readFileSync(archive),
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function arArchive(members: Record<string, Buffer>): Buffer {
  const parts: Uint8Array[] = [Buffer.from('!<arch>\n')]
  for (const [name, bytes] of Object.entries(members)) {
    const header = `${name.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(bytes.length).padEnd(10)}\`\n`
    parts.push(Buffer.from(header), bytes, Buffer.alloc(bytes.length % 2, '\n'))
  }
  return Buffer.concat(parts)
}

export type SmallMirror = {
  url: string
  /** Requested paths. */
  asked: string[]
  /** Files by their path; tests damage them here. */
  files: Map<string, Buffer>
  close: () => Promise<void>
}

/** Starts a Debian mirror with InRelease, Packages.gz and the given packages. */
export async function startMirror(packages: Record<string, SmallPackage>): Promise<SmallMirror> {
  const files = new Map<string, Buffer>()
  const stanzas = Object.entries(packages).map(([name, content]) => {
    const deb = makeDeb(content)
    const path = `pool/main/${name}_1.0-1_all.deb`
    files.set(`/${path}`, deb)
    return `Package: ${name}\nVersion: 1.0-1\nFilename: ${path}\nSize: ${deb.length}\nSHA256: ${sha256(deb)}\n`
  })
  const index = gzipSync(stanzas.join('\n'))
  files.set('/dists/bookworm/main/binary-amd64/Packages.gz', index)
  const line = ` ${sha256(index)} ${index.length} main/binary-amd64/Packages.gz`
  files.set('/dists/bookworm/InRelease', Buffer.from(`Suite: stable\nSHA256:\n${line}\n`))
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path)
    if (file) response.end(file)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    files,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The two files of a dictd database. */
export function freedictFiles(name: string, licence: string, entries: readonly string[]): SmallPackage {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const number = (value: number): string =>
    value < 64 ? digits[value]! : number(Math.floor(value / 64)) + digits[value % 64]!
  let offset = 0
  const index = entries.map((entry) => {
    const length = Buffer.byteLength(entry)
    const line = `${entry.split(' ')[0]}\t${number(offset)}\t${number(length)}`
    offset += length
    return line
  })
  return {
    [`usr/share/dictd/freedict-${name}.index`]: `${index.join('\n')}\n`,
    [`usr/share/dictd/freedict-${name}.dict.dz`]: gzipSync(entries.join('')),
    [`usr/share/doc/dict-freedict-${name}/copyright`]: `Files: ${name}/*\nCopyright: 2022 Makers of ${name}\nLicense: ${licence}\n\nLicense: ${licence}\n Words of the licence.\n`,
  }
}
