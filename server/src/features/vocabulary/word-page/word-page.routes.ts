import {
  listWordPage,
  listWordSentences,
  readWord,
  saveWordNote,
  setOwnForm,
} from '@verbena/contract/vocabulary/word-page'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { readListPage } from '../lists/list-page.service.ts'
import { setFormAsOwnWord } from './own-form.service.ts'
import { readWordPage, readWordSentences, saveNote } from './word-page.service.ts'

export function wordPageRoutes(app: FastifyInstance, services: Services) {
  serve(app, listWordPage, ({ caller, params, query }) =>
    readListPage(services, caller.learnerId, { listId: params.id, ...query }),
  )
  serve(app, readWord, ({ caller, params }) => readWordPage(services, caller, params.id))
  serve(app, listWordSentences, ({ caller, params, query }) =>
    readWordSentences(services, caller, params.id, Number(query.from ?? 0)),
  )
  serve(app, saveWordNote, async ({ caller, params, body }) => ({
    success: true as const,
    note: await saveNote(services, caller.learnerId, params.id, body),
  }))
  serve(app, setOwnForm, async ({ caller, params, body }) => ({
    success: true as const,
    ...(await setFormAsOwnWord(services, caller.learnerId, params.id, body.isOwnForm)),
  }))
}
