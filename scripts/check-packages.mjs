import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFaults, readAudit } from './package-faults.mjs'
import { root } from './run.mjs'

const faults = lockFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
const findings = audit()
for (const fault of [...faults, ...findings]) console.error(fault)
if (faults.length) console.error('How to repair the lock file: docs/how-to/update-packages.md.')
process.exit(faults.length + findings.length ? 1 : 0)

/** An unreachable registry, or one without audits like many mirrors, is reported and does not fail the check. */
function audit() {
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  try {
    const { findings = [], unanswered } = readAudit(stdout)
    if (unanswered) console.log(`Skipped: npm audit, which the registry did not answer (${unanswered}).`)
    return findings.map((finding) => `npm audit: ${finding}`)
  } catch (reason) {
    return [`npm audit failed: ${(error ?? reason).message}\n${stderr ?? ''}`]
  }
}
