import { getDictionaryLicence, listDictionaries } from '@verbena/contract/settings/dictionaries'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { describeDictionaries, readLicence } from './dictionaries.service.ts'

export function dictionariesRoutes(app: FastifyInstance, services: Services) {
  serve(app, listDictionaries, () => describeDictionaries(services))
  serve(app, getDictionaryLicence, ({ params }) => readLicence(services, params.id))
}
