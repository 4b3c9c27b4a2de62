import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What processes use, from Linux's /proc. Where there is none every figure is NaN, which the tables show as a dash. */

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100

/**
 * Notes the CPU time used until now.
 * @returns the seconds used since then, by all that are there at that moment: backends of PostgreSQL come and go
 */
export function startCpuMeter(pids: () => number[]): () => number {
  const before = new Map(pids().map((pid) => [pid, cpuSecondsOf(pid)]))
  return () => pids().reduce((sum, pid) => sum + cpuSecondsOf(pid) - (before.get(pid) ?? 0), 0)
}

function cpuSecondsOf(pid: number): number {
  const fields = fieldsAfterName(read(`/proc/${pid}/stat`))
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Of everything that runs on this machine, and what its host takes away from it, since it was switched on. */
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

/** Memory of several that share some: each page is counted once, among those that use it. In MB of 10^6 bytes. */
export const sharedMegabytes = (pids: number[]): number =>
  pids.reduce((sum, pid) => sum + megabytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0)

const megabytesIn = (path: string, pattern: RegExp): number =>
  (Number(read(path).match(pattern)?.[1] ?? Number.NaN) * 1024) / 1e6

/** The program's name before them may hold spaces. */
const fieldsAfterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(') ') + 2).split(' ')

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
