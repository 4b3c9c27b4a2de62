import semver from 'semver'

const registry = 'https://registry.npmjs.org/'

/**
 * What is wrong with a lock file, a sentence for each package. That it is complete for all platforms is seen by `npm ci`.
 * @param packages the `packages` of package-lock.json
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
    // A registry without a binary of another platform gives no checksum of it: npm asks for that when it installs it.
    if (!locked.integrity && !(locked.optional && locked.os)) faults.push(`${name} has no checksum.`)
    return faults
  })
}

/**
 * @param printed what `npm audit --json` printed
 * @returns findings, a sentence for each; or why nobody answered
 */
export function readAudit(printed) {
  const audit = JSON.parse(printed)
  if (audit.vulnerabilities) return { findings: Object.values(audit.vulnerabilities).map(describe) }
  // 400 says that our lock file cannot be read, which is a fault of ours and none of the registry.
  if (!audit.message || audit.statusCode === 400) throw new Error(audit.message ?? printed)
  return { unanswered: audit.message }
}

function describe({ name, severity, via }) {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
  )
  return `${name}, ${severity}: ${causes.join('; ')}`
}
