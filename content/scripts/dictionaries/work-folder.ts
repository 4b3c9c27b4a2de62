import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder is beside the packs, so that finished files are moved and not copied. */
const name = '.building'

/** Creates the folder of a build. One build at a time may have it; the folder of a killed build is removed. */
export function takeWorkFolder(out: string): { folder: string; giveBack: () => void } {
  const folder = join(out, name)
  if (!tryTake(folder)) {
    const owner = ownerOf(folder)
    if (owner !== undefined && isAlive(owner))
      throw new Error(`Another build (process ${owner}) is running in ${out}.`)
    rmSync(folder, { recursive: true, force: true })
    if (!tryTake(folder)) throw new Error(`Another build has just started in ${out}.`)
  }
  return { folder, giveBack: () => rmSync(folder, { recursive: true, force: true }) }
}

function tryTake(folder: string): boolean {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  return true
}

function ownerOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
