import { parentPort } from 'node:worker_threads'
import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { HarperFinding, HarperReply } from '../providers/harper/harper-finding.ts'

/**
 * Runs Harper in a worker thread, because it needs three hundred megabytes and some hundred milliseconds for a page.
 * Errors are not caught: an error ends the thread, and a new one is started.
 */

/**
 * Disabled rules: Hunspell checks the spelling, some rules only prefer one correct word to another, and some report
 * correct sentences of our lexicon.
 */
const disabledRules = [
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
/** Correct English that a rule reports as a mistake: "had had", "that that", "6 a.m.". */
const falseAlarms: Readonly<Record<string, RegExp>> = {
  RepeatedWords: /^(?:had had|that that)\b/i,
  AnA: /^[ap]\.m\b/i,
}
const fixesMaximum = 3

const linter = new LocalLinter({ binary, dialect: Dialect.American })
await linter.setup()
const defaultConfig = await linter.getLintConfig()
await linter.setLintConfig({
  ...defaultConfig,
  ...Object.fromEntries(disabledRules.map((rule) => [rule, false])),
})

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
  // Offsets are UTF-16 units, like ours. If they are wrong, no finding is better than one at a wrong place.
  if (text.slice(start, end) !== lint.get_problem_text()) return undefined
  if (falseAlarms[rule]?.test(text.slice(start))) return undefined
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
// Harper compiles its rules at the first text, so the worker checks one before it reports that it is ready.
await check('She have went to an university, and I likes it.')
parentPort?.postMessage('ready')
