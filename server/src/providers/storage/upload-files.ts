import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteSource } from './byte-source.ts'
import { writeFileAtomically } from './durable-file.ts'

/** The files that learners upload, each named by a random id. Names from outside are never used as a path. */
export type UploadFiles = {
  /** Absolute path. Only this module writes there. */
  directory: string
  /** The path of a file, relative to `directory`. */
  pathOf: (id: string) => string
  /** Writes a piece and waits until it is on the disk. Earlier bytes from `offset` on are overwritten. */
  write: (id: string, offset: number, bytes: Uint8Array) => Promise<void>
  /** Opens the file while `read` runs. */
  withFile: <T>(id: string, read: (source: ByteSource) => Promise<T>) => Promise<T>
  /** The path of the picture of a file, if it has one, relative to `directory`. */
  picturePathOf: (id: string) => string
  writePicture: (id: string, jpeg: Uint8Array) => Promise<void>
  /** Removes the file and its picture. */
  remove: (id: string) => Promise<void>
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

export function createUploadFiles(directory: string): UploadFiles {
  const pathOf = (id: string) => {
    if (!uuid.test(id)) throw new Error('an upload is named by its id alone')
    return join(id.slice(0, 2), id)
  }
  const whole = (id: string) => join(directory, pathOf(id))
  return {
    directory,
    pathOf,
    write: async (id, offset, bytes) => {
      if (offset === 0) await mkdir(dirname(whole(id)), { recursive: true, mode: 0o700 })
      const file = await open(whole(id), offset === 0 ? 'w' : 'r+', 0o600)
      try {
        // After a crash the file may have more bytes than were acknowledged.
        if (offset > 0) await file.truncate(offset)
        await writeAll(file, bytes, offset)
        await file.datasync()
      } finally {
        await file.close()
      }
    },
    withFile: async (id, read) => {
      const file = await open(whole(id), 'r')
      try {
        return await read({ bytes: (await file.stat()).size, read: (at, length) => readAt(file, at, length) })
      } finally {
        await file.close()
      }
    },
    picturePathOf: (id) => `${pathOf(id)}.jpg`,
    writePicture: (id, jpeg) => writeFileAtomically(`${whole(id)}.jpg`, jpeg),
    remove: async (id) => {
      for (const path of [whole(id), `${whole(id)}.jpg`]) await rm(path, { force: true })
    },
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, offset: number) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
    done += bytesWritten
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, length))
  const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
  return bytes.subarray(0, bytesRead)
}
