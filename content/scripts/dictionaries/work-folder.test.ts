import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeWorkFolder } from './work-folder.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'verbena-work-'))
})
afterEach(() => rmSync(out, { recursive: true }))

test('only one build at a time can use the work folder', () => {
  const work = takeWorkFolder(out)
  expect(() => takeWorkFolder(out)).toThrow(`process ${process.pid}`)
  work.giveBack()
  expect(existsSync(work.folder)).toBe(false)
  takeWorkFolder(out).giveBack()
})

test.each(['4194304', 'no number', ''])('the files of a killed build (pid "%s") are removed', (pid) => {
  mkdirSync(join(out, '.building'))
  writeFileSync(join(out, '.building', 'pid'), pid)
  writeFileSync(join(out, '.building', 'gpl.pack'), 'half')
  const work = takeWorkFolder(out)
  expect(existsSync(join(work.folder, 'gpl.pack'))).toBe(false)
  work.giveBack()
})
