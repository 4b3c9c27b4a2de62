import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

describe('the guard against formulas', () => {
  test.each(['=2+2', '+49', '-casa', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1"])('marks %j', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  test.each(['casa', "'tis", '¿Qué?', '', 'a=b'])('leaves %j alone', (cell) => {
    expect(guardFormula(cell)).toBe(cell)
    expect(unguardFormula(cell)).toBe(cell)
  })

  test('can be removed from any cell without a change', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@-]?.{0,3}$/)),
        (cell) => unguardFormula(guardFormula(cell)) === cell,
      ),
    )
  })
})
