import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackgroundTasks } from '../../jobs/background-tasks.ts'
import { type CachedFile, createDiskCache, type DiskCache } from './disk-cache.ts'

const block = 4096
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex')
const backgroundTasks = createBackgroundTasks((error) => {
  throw error
})
let directory: string
let failures: unknown[]
let made: string[]
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'kept-files-')), 'audio')
  failures = []
  made = []
})
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }))

const open = (maximumBytes = 100 * block) =>
  createDiskCache({
    directory,
    extension: 'mp3',
    maximumBytes,
    clock: { now: () => new Date('2026-11-21T09:00:00Z') },
    backgroundTasks,
    onFailure: (error) => void failures.push(error),
  })
const soundOf = (text: string): CachedFile => ({ bytes: Buffer.from(`sound of ${text}`), isCacheable: true })
/** Requests a sound, and waits until it is written. */
async function get(files: DiskCache, text: string, sound = soundOf(text)) {
  const found = await files.getOrCreate(nameOf(text), async () => {
    made.push(text)
    return sound
  })
  await backgroundTasks.settled()
  return found.bytes.toString()
}
const filesThere = async () =>
  (await readdir(directory, { recursive: true })).filter((file) => file.includes('.')).sort()
const pathOf = (text: string) => `${nameOf(text).slice(0, 2)}/${nameOf(text)}.mp3`

test('a sound is made once, and the next run uses it too', async () => {
  const files = open()
  expect([await get(files, 'casa'), await get(files, 'casa')]).toEqual(['sound of casa', 'sound of casa'])
  expect(await get(open(), 'casa')).toBe('sound of casa')
  expect(made).toEqual(['casa'])
  expect(await filesThere()).toEqual([pathOf('casa')])
})

test('a hundred concurrent requests get the same sound', async () => {
  const files = open()
  const heard = await Promise.all(Array.from({ length: 100 }, () => get(files, 'casa')))
  expect([new Set(heard).size, made]).toEqual([1, ['casa']])
})

test('a sound is not made again while it is being written', async () => {
  const files = open()
  const ask = () => files.getOrCreate(nameOf('casa'), async () => soundOf(String(made.push('casa'))))
  await ask()
  await ask()
  await backgroundTasks.settled()
  expect(made).toEqual(['casa'])
})

test('a sound that is not cacheable is not stored', async () => {
  const files = open()
  await get(files, 'casa', { ...soundOf('casa'), isCacheable: false })
  await get(files, 'casa', { ...soundOf('casa'), isCacheable: false })
  expect(made).toEqual(['casa', 'casa'])
})

test('a sound that could not be made is tried again', async () => {
  const files = open()
  const fail = async () => {
    throw new Error('hoarse')
  }
  await expect(files.getOrCreate(nameOf('casa'), fail)).rejects.toThrow('hoarse')
  expect(await get(files, 'casa')).toBe('sound of casa')
})

describe('when the cache is full', () => {
  test('the least recently used sounds are deleted', async () => {
    const files = open(3 * block)
    for (const text of ['one', 'two', 'three', 'one', 'four', 'five']) await get(files, text)
    expect(await filesThere()).toEqual([pathOf('one'), pathOf('four'), pathOf('five')].sort())
  })

  test('the oldest files of earlier runs are deleted', async () => {
    const before = open()
    for (const text of ['one', 'two', 'three']) await get(before, text)
    for (const [day, text] of ['two', 'three', 'one'].entries())
      await utimes(join(directory, pathOf(text)), day, day)
    await get(open(3 * block), 'four')
    expect(await filesThere()).toEqual([pathOf('three'), pathOf('one'), pathOf('four')].sort())
  })

  test('files that this run has used are kept', async () => {
    for (const text of ['one', 'two']) await get(open(), text)
    for (const text of ['one', 'two']) await utimes(join(directory, pathOf(text)), 1, 1)
    const files = open(2 * block)
    await get(files, 'one')
    await get(files, 'three')
    expect(await filesThere()).toEqual([pathOf('one'), pathOf('three')].sort())
  })

  test('because one sound is larger than the cache, the folder is left empty', async () => {
    await get(open(block), 'long', { bytes: Buffer.alloc(2 * block), isCacheable: true })
    expect(await filesThere()).toEqual([])
  })
})

describe('in a folder that has changed', () => {
  test('drafts of an interrupted run are deleted, and other files are kept', async () => {
    await mkdir(join(directory, 'ab'), { recursive: true })
    await writeFile(join(directory, 'ab', `${nameOf('x')}.mp3.draft`), 'half')
    await writeFile(join(directory, 'notes.txt'), 'mine')
    await get(open(), 'casa')
    expect(await filesThere()).toEqual([pathOf('casa'), 'notes.txt'].sort())
  })

  test('an empty file is created again', async () => {
    await get(open(), 'casa')
    await truncate(join(directory, pathOf('casa')))
    expect(await get(open(), 'casa')).toBe('sound of casa')
    expect(await readFile(join(directory, pathOf('casa')), 'utf8')).toBe('sound of casa')
  })

  test('a missing file is created again', async () => {
    const files = open()
    await get(files, 'casa')
    await rm(directory, { recursive: true })
    expect(await get(files, 'casa')).toBe('sound of casa')
    expect(await filesThere()).toEqual([pathOf('casa')])
  })

  test('a file in place of the folder is reported, and the sound is returned', async () => {
    await writeFile(directory, 'in the way')
    expect(await get(open(), 'casa')).toBe('sound of casa')
    expect(failures.length).toBeGreaterThan(0)
  })

  test.skipIf(process.getuid?.() === 0)('a read-only folder is reported as well', async () => {
    await mkdir(directory)
    await chmod(directory, 0o500)
    expect(await get(open(), 'casa')).toBe('sound of casa')
    expect(failures).toHaveLength(1)
  })
})
