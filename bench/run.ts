import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureCatalogue } from './database/measure-catalogue.ts'
import { measureHistory } from './database/measure-history.ts'
import { measureVocabulary } from './database/measure-vocabulary.ts'
import { measureAudio } from './endpoints/measure-audio.ts'
import { measureStarts } from './endpoints/measure-starts.ts'
import { measureUnderLoad } from './endpoints/measure-under-load.ts'
import { cleanUp } from './harness/processes.ts'
import { missed, unmeasured } from './harness/report.ts'
import { measureLanguage } from './language/measure-language.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measurePlayer } from './pages/measure-player.ts'
import { measureScripts } from './pages/measure-scripts.ts'
import { measureAlign } from './texts/measure-align.ts'
import { measureLevels } from './texts/measure-levels.ts'
import { measureLookup } from './texts/measure-lookup.ts'
import { measurePacks } from './texts/measure-packs.ts'
import { measureWritingCheck } from './texts/measure-writing-check.ts'

const usage = `npm run bench -- [scripts] [pages] [player] [lookup] [levels] [starts] [audio] [align] [packs] [catalogue] [vocabulary] [history] [writing] [language] [endpoints] [logins] [learners] [options]
  --quick          one round of one second: shows that the benchmark works; its figures mean little
  --only TEXT      endpoints whose name contains it, and their reference
  --rows 10000     rows of words and of progress; one learner has 50 of each
  --dictionaries DIR  for lookup, packs and endpoints: measures with the packs in this folder
  --file es:PATH   for lookup: measures this text instead of ours; may be repeated
  --profile DIR    writes CPU profiles of the servers to this folder, which makes them slower
The exit code is always 0, because machines differ and no build depends on a figure.`

const sections = [
  'scripts',
  'pages',
  'player',
  'lookup',
  'levels',
  'starts',
  'audio',
  'align',
  'packs',
  'catalogue',
  'vocabulary',
  'history',
  'writing',
  'language',
  'endpoints',
  'logins',
  'learners',
]

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rows: { type: 'string', default: '10000' },
      profile: { type: 'string' },
      dictionaries: { type: 'string' },
      file: { type: 'string', multiple: true, default: [] },
    },
  })
  const unknown = positionals.find((name) => !sections.includes(name))
  if (unknown) throw new Error(`There is no section ${unknown}.`)
  const rows = Number(values.rows)
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows must be a whole number above 0.')
  return { ...values, rows, chosen: positionals.length > 0 ? positionals : sections }
}
type Arguments = ReturnType<typeof readArguments>

const printed: string[] = []

/** Prints a result. When a measurement fails, prints the reason and continues. */
async function print(work: () => Promise<string> | string) {
  try {
    printed.push(await work())
  } catch (error) {
    // An interrupt makes every measurement fail.
    if (isInterrupted) return
    printed.push(`${unmeasured}: ${(error as Error).message}`)
  }
  console.log(`${printed.at(-1)}\n`)
}

const count = (word: string) => printed.join().split(word).length - 1

async function measure({ chosen, quick, only, rows, profile, dictionaries, file }: Arguments) {
  const [rounds, seconds] = quick ? [1, 1] : [7, 2]
  const [processor] = cpus()
  console.log(
    `Node ${process.versions.node}, ${cpus().length} processors (${processor?.model.trim()}), ${rows.toLocaleString('en')} rows of words and as many of progress. Medians of ${rounds} rounds; what counts is the ratio to the reference beside it.\n`,
  )
  if (chosen.includes('scripts')) await print(measureScripts)
  if (chosen.includes('pages')) await print(() => measurePages(Math.min(rounds, 5)))
  if (chosen.includes('player')) await print(() => measurePlayer(rounds))
  if (chosen.includes('lookup')) await print(() => measureLookup({ dictionaries, files: file }))
  if (chosen.includes('levels')) await print(measureLevels)
  if (chosen.includes('starts')) await print(() => measureStarts(rounds))
  if (chosen.includes('audio')) await print(() => measureAudio(rounds))
  if (chosen.includes('align')) await print(measureAlign)
  if (chosen.includes('packs') && dictionaries) await print(() => measurePacks(dictionaries, rounds))
  if (chosen.includes('catalogue')) await print(() => measureCatalogue(rounds))
  if (chosen.includes('vocabulary')) await print(() => measureVocabulary(rounds))
  if (chosen.includes('history')) await print(() => measureHistory(rounds))
  if (chosen.includes('writing')) await print(measureWritingCheck)
  if (chosen.includes('language')) await print(measureLanguage)
  if (['endpoints', 'logins', 'learners'].some((section) => chosen.includes(section)))
    await measureUnderLoad(
      { chosen, only, rows, profile, dictionaries, rounds, seconds, learnersSeconds: quick ? 25 : 300 },
      print,
    )
}

let isInterrupted = false
function interrupt(exitCode: number) {
  if (isInterrupted) return
  isInterrupted = true
  console.error('Stopping all servers …')
  void cleanUp().finally(() => process.exit(exitCode))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt(130))
// Servers are detached, so an error here must stop them.
process.on('uncaughtException', (error) => {
  console.error(error)
  interrupt(1)
})

try {
  const chosen = readArguments()
  await print(async () => {
    await measure(chosen)
    return `Goals ${missed}: ${count(missed)}. ${unmeasured}: ${count(unmeasured)}.`
  })
} catch (error) {
  console.log(`${(error as Error).message}\n\n${usage}`)
}
if (!isInterrupted) await cleanUp()
