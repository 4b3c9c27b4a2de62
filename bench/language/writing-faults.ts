import { parseArgs } from 'node:util'
import { courseLanguageCodes } from '@verbena/language/languages'
import { measureWriting } from './measure-writing.ts'

/** Prints what the writing check misses in a set for development: `npx tsx bench/language/writing-faults.ts --set third --language es`. */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'third' }, language: { type: 'string', multiple: true } },
})
const languages = courseLanguageCodes.filter((code) => !values.language || values.language.includes(code))
console.log(await measureWriting({ set: values.set, languages, onFault: (line) => console.log(line) }))
