import { expect, test } from 'vitest'
import { type Candidate, candidatesOf } from '../../morphology/inflection.ts'
import type { LanguagePack } from '../language-pack.ts'

/**
 * Tests the readings of forms. A line is `form > base: reasons`; `|` separates several readings. A base without reasons is
 * the form itself or a part of an elision. Each reading must be among the first `among` candidates.
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
