import { expect, test } from 'vitest'
import { type Candidate, candidatesOf } from '../../morphology/inflection.ts'
import type { LanguagePack } from '../language-pack.ts'

/**
 * Tests that a pack reads forms rightly. A line is `form > base: reasons`; several readings are parted by `|`, and a
 * base without reasons is the form itself or a part of an elision. Each has to be among the first `among` candidates.
 */
export function testForms(pack: LanguagePack, table: string, among = 6) {
  const lines = table.split('\n').map((line) => line.trim())
  test.each(lines.filter((line) => line !== ''))('%s', (line) => {
    const [form = '', readings = ''] = line.split(' > ')
    const found = candidatesOf(pack, form).slice(0, among).map(written)
    for (const reading of readings.split(' | ')) expect(found).toContain(reading.trim())
  })
}

const written = ({ lemma, reasons }: Candidate) => `${lemma}: ${reasons.join(' ')}`.trimEnd()
