import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportWordsToAnki } from '@verbena/contract/vocabulary/word-exchange'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../../providers/anki/open-sqlite.ts'
import { rowsOf } from '../../providers/anki/sqlite-rows.ts'
import { entriesOf } from '../../providers/anki/testing/anki-files.ts'
import { wordFileClient } from '../../testing/clients/word-file-client.ts'
import { createWordLearner, type WordLearner } from '../../testing/clients/word-learner.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'

const server = serverForFile(() => createTestServer())
const client = wordFileClient(server)
let learner: WordLearner
beforeEach(async () => {
  learner = await createWordLearner(server)
  await learner.fill()
})
const exported = () => client.exportFile(exportWordsToAnki, learner.token, { sounds: 'yes' })

/** Debian's Python, for which the package is installed. */
const python = '/usr/bin/python3'
const hasMnemosyne = spawnSync(python, ['-c', 'import mnemosyne.libmnemosyne']).status === 0
const importer = join(import.meta.dirname, '../../providers/anki/testing/import-into-mnemosyne.py')

type Accepted = {
  cards: {
    note: string
    fields: string[]
    question: string
    tags: string[]
    isNew: boolean
    reps: number
    lapses: number
    dueAtSeconds: number
  }[]
  media: Record<string, number>
  reviews: number
}

function importIntoMnemosyne(file: Buffer): Accepted {
  const folder = mkdtempSync(join(tmpdir(), 'vb-mnemosyne-'))
  try {
    const path = join(folder, 'verbena.apkg')
    writeFileSync(path, file)
    const told = execFileSync(python, [importer, path], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, HOME: folder },
    })
    return JSON.parse(told.toString('utf8')) as Accepted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const note = hasMnemosyne
  ? ''
  : ' (SKIPPED: apt-get install mnemosyne, a program of others that imports from Anki)'

describe.skipIf(!hasMnemosyne)(`Mnemosyne${note}`, () => {
  test('imports every card with its texts, sounds, lists, reviews and due days', async () => {
    const accepted = importIntoMnemosyne(await exported())
    const cards = await learner.reviewCards()
    const shelf = await learner.listsWithWords()
    // A word in two lists has two notes, but one review card.
    expect(accepted.cards.length).toBeGreaterThanOrEqual(cards.length)
    expect(new Set(accepted.cards.map((card) => card.note)).size).toBe(
      shelf.reduce((sum, { words }) => sum + words.length, 0),
    )
    const pan = accepted.cards.filter(({ fields }) => fields[0] === 'pan')
    expect(pan).toMatchObject([{ isNew: false, reps: 1, lapses: 0 }])
    expect(pan[0]?.fields).toContain('línea uno<br>línea dos')
    expect(pan[0]?.fields).toContain('El &lt;b&gt;pan&lt;/b&gt; &amp; &#123;&#123;vino&#125;&#125;')
    expect(pan[0]?.tags).toEqual(['Verbena::Food', 'Verbena::es', 'Verbena::learning'])
    const home = accepted.cards.filter(({ fields }) => fields[0] === 'casa' && fields[1] === 'home')
    const meaning = cards.find(({ lemma, direction }) => lemma === 'casa' && direction === 'meaning')
    expect(home.map(({ reps }) => reps)).toEqual([2, 1])
    const dayMs = 24 * 60 * 60 * 1000
    const due = home.map(({ dueAtSeconds }) => dueAtSeconds * 1000)[0] ?? 0
    // Anki counts days, and a day begins at four in the morning.
    expect(Math.abs(due - Number(meaning?.due_at))).toBeLessThanOrEqual(dayMs)
    expect(accepted.cards.filter(({ isNew }) => isNew).length).toBe(
      cards.filter(({ state }) => state === 'new').length,
    )
    expect(accepted.reviews).toBeGreaterThanOrEqual((await learner.reviews()).length)
  })

  test('finds every sound that a card plays', async () => {
    const { cards, media } = importIntoMnemosyne(await exported())
    const played = cards.flatMap(({ question }) =>
      [...question.matchAll(/<audio src="([^"]+)"/g)].map(([, name]) => name ?? ''),
    )
    expect(new Set(played).size).toBeGreaterThan(3)
    for (const name of played) expect(media[name], name).toBeGreaterThan(0)
  })
})

/**
 * Columns of a collection of schema 11, as they are documented
 * (github.com/ankidroid/Anki-Android/wiki/Database-Structure).
 */
const documented = {
  col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'id guid mid mod usn tags flds sfld csum flags data',
  cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'id cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
}

describe('the tables of a package', () => {
  test('are those of the documented schema, and all their references exist', async () => {
    const entries = await entriesOf(await exported())
    const db = await openSqlite(entries.get('collection.anki2'))
    const all = (query: string) => [...rowsOf(db, query)]
    const numbers = (query: string) => all(query).map(([value]) => Number(value))
    for (const [table, columns] of Object.entries(documented))
      expect(all(`pragma table_info(${table})`).map(([, name]) => name)).toEqual(columns.split(' '))
    expect(all('pragma integrity_check')).toEqual([['ok']])
    const [[version, models, decks] = []] = all('select ver, models, decks from col')
    expect(version).toBe(11)
    const [type] = Object.values(JSON.parse(String(models))) as { flds: unknown[]; tmpls: unknown[] }[]
    const deckIds = new Set(Object.keys(JSON.parse(String(decks))))
    // All references exist.
    expect(all('select id from cards where nid not in (select id from notes)')).toEqual([])
    expect(all('select id from revlog where cid not in (select id from cards)')).toEqual([])
    for (const did of numbers('select did from cards')) expect(deckIds).toContain(String(did))
    for (const ord of numbers('select ord from cards')) expect(ord).toBeLessThan(type?.tmpls.length ?? 0)
    for (const [flds, sfld, csum] of all('select flds, sfld, csum from notes')) {
      expect(String(flds).split('\u001f')).toHaveLength(type?.flds.length ?? 0)
      expect(csum).toBe(
        Number.parseInt(createHash('sha1').update(String(sfld)).digest('hex').slice(0, 8), 16),
      )
    }
    expect(all('select guid from notes group by guid having count(*) > 1')).toEqual([])
    // Only documented values.
    const strange = `type not between 0 and 3 or queue not between -1 and 3 or ivl < 0 or reps < 0 or lapses < 0
      or (type in (2, 3) and factor not between 1300 and 3000) or odue <> 0 or odid <> 0`
    expect(all(`select * from cards where ${strange}`)).toEqual([])
    expect(all('select * from revlog where ease not between 1 and 4 or type not between 0 and 2')).toEqual([])
    db.close()
  })

  test('name every sound of the package, and no other', async () => {
    const entries = await entriesOf(await exported())
    const media = JSON.parse(String(entries.get('media'))) as Record<string, string>
    const sounds = [...entries.keys()].filter((name) => !['collection.anki2', 'media'].includes(name))
    expect(Object.keys(media).sort()).toEqual(sounds.sort())
    const db = await openSqlite(entries.get('collection.anki2'))
    const played = [...rowsOf(db, 'select flds from notes')].flatMap(([flds]) =>
      [...String(flds).matchAll(/\[sound:([^\]]+)\]/g)].map(([, name]) => name),
    )
    db.close()
    expect([...new Set(played)].sort()).toEqual(Object.values(media).sort())
  })
})
