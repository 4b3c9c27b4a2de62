import { utf8 } from './read-file.ts'

const srt = '00:00:01,000 --> 00:00:02,000\n'
const xml = '<tt><p begin="1s" end="2s">'

/** Inputs that took longest to read, with their names. */
export function heavyInputs(bytes: number): [string, Uint8Array][] {
  const fill = (unit: string, head = '') =>
    utf8(head + unit.repeat(Math.floor((bytes - head.length) / unit.length)))
  return [
    ['less-than signs', fill('<')],
    ['less-than signs in XML', fill('<', xml)],
    ['line breaks', fill('\n')],
    ['unclosed brackets', fill('[00:00')],
    ['times of lyrics without text', fill('[00:00]')],
    ['unclosed elements', fill('<p>', '<tt>')],
    ['unclosed words', fill('<s t="1">', '<timedtext><p t="1">')],
    ['entities in XML', fill('&amp;', xml)],
    ['digits', fill('1')],
    ['arrows', fill('-->')],
    ['cues', fill(`${srt}x\n\n`)],
    ['word times', fill('<0:00.1>a', '[00:01.00]')],
    ['line breaks of ASS', fill('\\N', '[Script Info]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,')],
    ['deeply nested JSON', fill('[', '{"events":')],
    ['SAMI', fill('<SYNC Start=1><P Class=A>a')],
    ['unclosed SAMI', fill('<sync ', '<sami>')],
    ['unclosed paragraphs', fill('<p>', '<time>0:01</time><p>a</p><time>0:02</time><p>')],
    ['times of a page', fill('<time>', '<p>')],
    ['background vocals', fill('<span ttm:role="x-bg">', '<tt><p begin="1s">')],
    ['frames', fill('{1}{2}a\n')],
    ['segments in JSON', fill('{"text":"a","start":1},', '[{"text":"a","start":1},')],
    ['tags of lyrics', fill('[ab:c]', '[00:01.00]a\n')],
    ['short words', fill('a b')],
  ]
}

/** Seconds of the processor that some work takes. */
export function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
