import { parentPort } from 'node:worker_threads'
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { HarperFinding, HarperReply } from '../providers/harper/harper-finding.ts'

/**
 * Harper in a worker thread: it takes three hundred megabytes, and some hundred milliseconds for a page. Nothing is caught
 * here: an error ends the thread, and a new one starts.
 */

/**
 * Rules that stay silent: spelling is Hunspell's, some only prefer one right word to another, and some mark right
 * sentences of our lexicon.
 */
const silent = [
  'SpellCheck',
  'LongSentences',
  'MissingPreposition',
  'MissingTo',
  'Excellent',
  'Freezing',
  'Regionalisms',
  'CompoundNouns',
  'DiscourseMarkers',
  'OxfordComma',
  'OkToOkay',
  'FillerWords',
  'CallThem',
  'OutOfTheWindow',
  'OrthographicConsistency',
  'SingleBe',
  'ThereToTheir',
  'SplitWords',
  'AWhile',
  'ToTwoToo',
  'PossessiveYour',
  'PronounVerbAgreement',
  'RedundantThat',
  'ThatWhich',
]
/** What a rule takes for a mistake and is right in English: "had had", "that that", "6 a.m.". */
const right: Readonly<Record<string, RegExp>> = {
  RepeatedWords: /^(?:had had|that that)\b/i,
  AnA: /^[ap]\.m\b/i,
}
const fixesMaximum = 3

const linter = new LocalLinter({ binary, dialect: Dialect.American })
await linter.setup()
const usual = await linter.getLintConfig()
await linter.setLintConfig({ ...usual, ...Object.fromEntries(silent.map((rule) => [rule, false])) })

async function check(text: string): Promise<HarperFinding[]> {
  const byRule = await linter.organizedLints(text, { language: 'plaintext' })
  return Object.entries(byRule).flatMap(([rule, lints]) =>
    lints.flatMap((lint) => {
      const finding = findingOf(rule, lint, text)
      lint.free()
      return finding ?? []
    }),
  )
}

function findingOf(rule: string, lint: Lint, text: string): HarperFinding | undefined {
  const { start, end } = lint.span()
  // Offsets are UTF-16 units, as ours; where they should once not be, nothing is better than a wrong place.
  if (text.slice(start, end) !== lint.get_problem_text()) return undefined
  if (right[rule]?.test(text.slice(start))) return undefined
  const fixes = lint.suggestions().map((suggestion) => {
    const replacement = suggestion.get_replacement_text()
    return suggestion.kind() === SuggestionKind.InsertAfter
      ? text.slice(start, end) + replacement
      : replacement
  })
  return {
    rule,
    kind: lint.lint_kind(),
    start,
    end,
    message: lint.message(),
    fixes: fixes.slice(0, fixesMaximum),
  }
}

parentPort?.on('message', (text: string) => {
  void check(text).then((findings) => parentPort?.postMessage({ findings } satisfies HarperReply))
})
// What is compiled at the first text is nobody's to wait for.
await check('She have went to an university, and I likes it.')
parentPort?.postMessage('ready')
