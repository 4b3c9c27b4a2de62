import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { freePort } from '../../../e2e/harness/server-process.ts'
import { temporaryFolder } from '../../harness/processes.ts'
import { judge, toTable } from '../../harness/report.ts'

/** What we use of the package, which is not among those of the product. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * The scores that Lighthouse gives the pages on its simulated phone. It keeps cookies and localStorage, so one browser
 * profile is used for visitors and one for a learner.
 */
export async function measureLighthouse(
  origin: string,
  pages: readonly { path: string; isForLearners?: true }[],
  signUp: (context: BrowserContext) => Promise<void>,
): Promise<string> {
  const lighthouse = await loadLighthouse()
  const rows: string[][] = []
  const failed = new Set<string>()
  for (const isForLearners of [false, true]) {
    const port = await freePort()
    const folder = temporaryFolder()
    const context = await chromium.launchPersistentContext(folder.path, {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
      baseURL: origin,
    })
    try {
      if (isForLearners) await signUp(context)
      for (const { path, isForLearners: isListed = false } of pages) {
        if (isListed !== isForLearners) continue
        const result = await lighthouse(origin + path, {
          port,
          logLevel: 'error',
          onlyCategories: categories,
        })
        if (!result) continue
        const scores = categories.map((name) => 100 * (result.lhr.categories[name]?.score ?? Number.NaN))
        rows.push([
          path,
          ...scores.map((score, index) => judge(Math.round(score), { atLeast: index === 0 ? 95 : 100 })),
        ])
        for (const { score, title, scoreDisplayMode } of Object.values(result.lhr.audits))
          if (score === 0 && scoreDisplayMode === 'binary') failed.add(`${path}: ${title}`)
      }
    } finally {
      await context.close()
      await folder.remove()
    }
  }
  return [toTable(['Lighthouse 12, mobile', ...categories], rows), ...failed].join('\n')
}

/** Installed by its own lock file when it is first used. */
async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(import.meta.dirname, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(entry))
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    })
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}
