import { expect, test } from 'vitest'
import { cuesIn, utf8, warningsIn } from '../testing/read-file.ts'

const json3 = {
  wireMagic: 'pb3',
  events: [
    { tStartMs: 0, dDurationMs: 9000, id: 1, wpWinPosId: 1 },
    {
      tStartMs: 1000,
      dDurationMs: 3500,
      wWinId: 1,
      segs: [
        { utf8: 'Hola', acAsrConf: 0 },
        { utf8: ' amigo', tOffsetMs: 400 },
      ],
    },
    { tStartMs: 2500, dDurationMs: 2000, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
    { tStartMs: '2500', dDurationMs: '1500', wWinId: 1, segs: [{ utf8: 'Adi' }, { utf8: 'ós' }] },
    { tStartMs: 'soon', segs: [{ utf8: 'x' }] },
    null,
    { tStartMs: 5000, segs: 'nothing' },
  ],
}

test('json3: a rolling caption ends where the next one begins, and words keep their times', () => {
  const file = utf8(JSON.stringify(json3))
  expect(cuesIn(file)).toEqual([
    {
      text: 'Hola amigo',
      start: 1,
      end: 2.5,
      words: [
        { text: 'Hola', start: 1, end: 1.4 },
        { text: 'amigo', start: 1.4, end: 2.5 },
      ],
    },
    { text: 'Adiós', start: 2.5, end: 4 },
  ])
  expect(warningsIn(file)).toEqual([{ code: 'timeUnreadable', count: 1 }])
})
