import type { Endpoint, RequestInput } from '@verbena/contract/endpoint'
import {
  type ImportReport,
  importWords,
  type LookedAtFile,
  lookAtWordFile,
} from '@verbena/contract/vocabulary/word-exchange'
import type { TestServer } from '../test-server.ts'

type ImportOptions = RequestInput<typeof importWords>['query']
type Sent<Reply> = { status: number; code: string | undefined; body: Reply }

const defaultOptions: Omit<ImportOptions, 'run'> = {
  mode: 'apply',
  ofLanguage: 'es',
  listName: 'Imported',
  schedule: 'keep',
  matureIsKnown: 'no',
}

/** Imports and exports files of words as the web does. */
export function wordFileClient(server: TestServer) {
  const send = async <Reply>(
    endpoint: Endpoint,
    query: object,
    bytes: Buffer,
    token: string,
  ): Promise<Sent<Reply>> => {
    const response = await server.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      query: query as Record<string, string>,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
    const body = response.json()
    return { status: response.statusCode, code: body.code, body }
  }
  return {
    inspect: (bytes: Buffer, token: string, name = '', encoding?: string) =>
      send<LookedAtFile>(lookAtWordFile, { name, ...(encoding && { encoding }) }, bytes, token),
    importFile: (bytes: Buffer, token: string, options: Partial<ImportOptions> = {}) =>
      send<ImportReport>(
        importWords,
        { ...defaultOptions, run: crypto.randomUUID(), ...options },
        bytes,
        token,
      ),
    exportFile: async (
      endpoint: Endpoint,
      token: string,
      query: Record<string, string> = {},
    ): Promise<Buffer> => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await server.app.inject({ method: 'GET', url: endpoint.path, query, headers })
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.rawPayload
    },
  }
}
