import {
  cancelImport,
  exportWordsToAnki,
  exportWordsToCsv,
  exportWordsToTsv,
  importWords,
  lookAtWordFile,
  readImportProgress,
} from '@verbena/contract/vocabulary/word-exchange'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { exportPackage } from './export/export-anki-package.service.ts'
import { exportTable } from './export/export-table.service.ts'
import { createImportRuns } from './import/import-runs.ts'
import { importWordFile } from './import/import-words.service.ts'
import { inspectWordFile } from './import/inspect-word-file.service.ts'

export function wordExchangeRoutes(app: FastifyInstance, services: Services) {
  const runs = createImportRuns()
  serve(app, lookAtWordFile, ({ query, rawBody }) =>
    inspectWordFile(services, { bytes: rawBody, fileName: query.name ?? '', encoding: query.encoding }),
  )
  serve(app, importWords, ({ caller: { learnerId }, query, rawBody }) =>
    runs.track(learnerId, query.run, (run) =>
      importWordFile(services, { learnerId, bytes: rawBody, options: query }, run),
    ),
  )
  serve(app, readImportProgress, ({ caller, params }) => runs.read(caller.learnerId, params.run))
  serve(app, cancelImport, ({ caller, params }) => {
    runs.cancel(caller.learnerId, params.run)
    return { success: true as const }
  })
  exportRoutes(app, services)
}

function exportRoutes(app: FastifyInstance, services: Services) {
  serve(app, exportWordsToAnki, async ({ caller: { learnerId }, query }) => {
    await services.rateLimits.take('exportByAccount', learnerId)
    return exportPackage(services, { learnerId, listId: query.list, hasSounds: query.sounds === 'yes' })
  })
  serve(app, exportWordsToCsv, ({ caller: { learnerId }, query }) =>
    exportTable(services, { learnerId, listId: query.list, delimiter: ',' }),
  )
  serve(app, exportWordsToTsv, ({ caller: { learnerId }, query }) =>
    exportTable(services, { learnerId, listId: query.list, delimiter: '\t' }),
  )
}
