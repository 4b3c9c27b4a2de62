import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addUploadedMedia, addVideo } from '@verbena/contract/own-media/own-media'
import { startUpload, type Upload } from '@verbena/contract/own-media/uploads'
import type { TestServer } from '../test-server.ts'

/** The bytes of a recording of two seconds: `tone.mp3`, `film.mp4`, … */
export const mediaFile = (name: string) =>
  readFileSync(join(import.meta.dirname, '../recordings/media', name))

type Answer<T> = { status: number; code: string | undefined; body: T }

/** Uploads files as a learner's browser does: `TestServer.call` sends JSON only. */
export function ownMediaClient(server: TestServer) {
  const put = async <T>(
    url: string,
    payload: Buffer | string,
    token: string,
    headers = {},
  ): Promise<Answer<T>> => {
    const response = await server.app.inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
      payload,
    })
    const body = response.json()
    return { status: response.statusCode, code: body.code, body }
  }
  const client = {
    joinPro: async () => {
      const { access_token: token, username } = await server.join()
      await server.sql("update learner set pro_until = '2099-01-01' where username = $1", username)
      return token
    },
    begin: (token: string, bytes: number, more: { fileName?: string; fingerprint?: string } = {}) =>
      server.call(startUpload, { body: { bytes, ...more } }, token),
    sendPiece: (token: string, id: string, offset: number, piece: Buffer, headers = {}) =>
      put<Upload>(`/api/uploads/${id}?offset=${offset}`, piece, token, headers),
    /** Starts an upload and sends it in one piece. */
    send: async (token: string, bytes: Buffer) => {
      const { body } = await client.begin(token, bytes.length)
      return client.sendPiece(token, body.id, 0, bytes)
    },
    /** Uploads a recording and adds it as own media. @returns its id */
    addFile: async (token: string, name: string, more: object = {}) => {
      const sent = await client.send(token, mediaFile(name))
      const body = { uploadId: sent.body.id, title: 'Mi grabación', ...more }
      return (await server.call(addUploadedMedia, { body }, token)).body.id
    },
    addYoutube: async (token: string, more: object = {}) =>
      (await server.call(addVideo, { body: { url: 'https://youtu.be/jNQXAC9IVRw', ...more } }, token)).body
        .id,
    putText: (token: string, id: string, version: number, text: Buffer | string, fileName = '') =>
      put<{ version: number; lines: { text: string }[]; areTimesGuessed: boolean; warnings: object[] }>(
        `/api/own-media/${id}/transcript?version=${version}${fileName && `&fileName=${encodeURIComponent(fileName)}`}`,
        text,
        token,
      ),
  }
  return client
}
