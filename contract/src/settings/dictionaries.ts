import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './dictionaries.schemas.ts'

export type SourceKind = (typeof schemas.sourceKinds)[number]
export type DictionarySource = z.infer<typeof schemas.sourceSchema>
export type AddableSource = z.infer<typeof schemas.addableSchema>
export type LicencePart = z.infer<typeof schemas.licencePartSchema>
export type DictionaryLicence = z.infer<typeof schemas.licenceSchema>

export const listDictionaries: Endpoint<typeof schemas.listDictionaries, 'anyone'> = {
  method: 'GET',
  path: '/api/dictionaries',
  access: 'anyone',
  bearer: 'ignored',
}

export const getDictionaryLicence: Endpoint<typeof schemas.getDictionaryLicence, 'anyone'> = {
  method: 'GET',
  path: '/api/dictionaries/:id/licence',
  access: 'anyone',
  bearer: 'ignored',
}
