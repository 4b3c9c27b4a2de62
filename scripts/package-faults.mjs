import semver from 'semver'

const registry = 'https://registry.npmjs.org/'

/**
 * Checks a lock file. Whether it is complete for all platforms is checked by `npm ci`.
 * @param packages the `packages` of package-lock.json
 * @returns one sentence for each fault
 */
export function lockFaults(packages) {
  const oldest = semver.minVersion(packages[''].engines.node).version
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.link) return []
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${locked.version}`
    const faults = []
    const wanted = locked.engines?.node
    if (wanted && !semver.satisfies(oldest, wanted))
      faults.push(`${name} wants Node ${wanted} and refuses ${oldest} (npm explain ${name.split(' ')[0]}).`)
    if (locked.resolved && !locked.resolved.startsWith(registry))
      faults.push(`${name} is locked to ${locked.resolved}, not to ${registry}.`)
    // A registry that lacks a binary of another platform gives no checksum; npm fetches it when it installs the binary.
    if (!locked.integrity && !(locked.optional && locked.os)) faults.push(`${name} has no checksum.`)
    return faults
  })
}

/**
 * @param output output of `npm audit --json`
 * @returns one sentence for each finding; or in `unanswered` why the registry did not answer
 * @throws Error when the output is not an audit
 */
export function readAudit(output) {
  const audit = JSON.parse(output)
  if (audit.vulnerabilities) return { findings: Object.values(audit.vulnerabilities).map(describe) }
  // Status 400 means that the registry cannot read our lock file, so the check has to fail.
  if (!audit.message || audit.statusCode === 400) throw new Error(audit.message ?? output)
  return { unanswered: audit.message }
}

function describe({ name, severity, via }) {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
  )
  return `${name}, ${severity}: ${causes.join('; ')}`
}
