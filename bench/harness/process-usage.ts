import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** CPU time and memory of processes from Linux's /proc. Without /proc every figure is NaN, which tables show as a dash. */

/** Linux reports CPU time in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Reads the CPU time used until now.
 * @returns a function for the seconds used since then by all current processes: backends of PostgreSQL start and end
 */
export function startCpuMeter(pids: () => number[]): () => number {
  const before = new Map(pids().map((pid) => [pid, cpuSecondsOf(pid)]))
  return () => pids().reduce((sum, pid) => sum + cpuSecondsOf(pid) - (before.get(pid) ?? 0), 0)
}

function cpuSecondsOf(pid: number): number {
  const fields = fieldsAfterName(read(`/proc/${pid}/stat`))
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** CPU seconds of the whole machine since it started, with the time that its host took from it (steal). */
export function cpuSecondsOfMachine(): number {
  const fields = read('/proc/stat').split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? []
  const [user = Number.NaN, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = fields
  return (user + nice + system + interrupts + softInterrupts + stolen) / ticksPerSecond
}

/** The process and its children. */
export function familyOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return [pid]
  const isChild = (name: string) =>
    /^\d+$/.test(name) && Number(fieldsAfterName(read(`/proc/${name}/stat`))[1]) === pid
  return [pid, ...readdirSync('/proc').filter(isChild).map(Number)]
}

/** Resident memory, in MB of 10^6 bytes. */
export const residentMegabytes = (pid: number): number =>
  megabytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m)

/** Memory of processes that share pages (Pss): each page is counted once. In MB of 10^6 bytes. */
export const sharedMegabytes = (pids: number[]): number =>
  pids.reduce((sum, pid) => sum + megabytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0)

const megabytesIn = (path: string, pattern: RegExp): number =>
  (Number(read(path).match(pattern)?.[1] ?? Number.NaN) * 1024) / 1e6

/** The program name before these fields may contain spaces. */
const fieldsAfterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(') ') + 2).split(' ')

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
