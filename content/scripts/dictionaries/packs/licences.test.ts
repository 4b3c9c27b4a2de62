import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { familyOfLicence, readCopyright } from './licences.ts'

const copyright = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2001 Somebody
License: GPL-2+

Files: deu-eng/* other/*
Copyright: 1995-2022 Maker One,
           2020 Maker Two
License: GPL-3+

License: GPL-3+
 This is free.
 .
 Second paragraph.
`

function read(files: string, text = copyright) {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-licence-'))
  try {
    writeFileSync(join(folder, 'copyright'), text)
    return readCopyright(join(folder, 'copyright'), files)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the licence of files is that of their stanza, with all makers and its text', () => {
  expect(read('deu-eng/*')).toEqual({
    id: 'GPL-3+',
    attribution: '1995-2022 Maker One,\n2020 Maker Two',
    notice: 'This is free.\n\nSecond paragraph.',
  })
})

test('files without a stanza have the licence of the stanza for all files', () => {
  expect(read('ita-eng/*')).toEqual({ id: 'GPL-2+', attribution: '2001 Somebody', notice: '' })
})

test('a file without stanzas and a missing file give no licence', () => {
  expect(read('deu-eng/*', 'All rights reserved.')).toBeUndefined()
  expect(readCopyright('/nowhere/copyright', '*')).toBeUndefined()
})

test.each([
  ['GPL-2', 'gpl'],
  ['GPL-2+', 'gpl'],
  ['GPL-3+', 'gpl'],
  ['GPL-3.0-or-later', 'gpl'],
  ['CC-BY-SA-3.0', 'cc-by-sa'],
  ['CC-BY-NC-SA-3.0', undefined],
  ['LGPL-2.1', undefined],
  ['Proprietary', undefined],
])('the licence %s belongs to the family %s', (id, family) => {
  expect(familyOfLicence(id)).toBe(family)
})
