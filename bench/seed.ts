import { createPasswords } from '../server/src/features/accounts/passwords.ts'
import { runSql } from '../server/src/testing/postgres-for-tests.ts'
import type { BenchDatabase } from './bench-database.ts'

export type Learner = {
  id: string
  username: string
  /** A list of `wordsInList` words. */
  listId: string
  /** An empty list, to save to. */
  savedListId: string
}
export type Seed = {
  /** Several, because the requests of one learner would wait for each other's row. */
  learners: Learner[]
  /** Spanish videos that everybody may open. */
  readableVideos: string[]
  /** Videos in which every learner has progress. */
  startedVideos: string[]
}

export const password = 'plum-harbour-seven'
export const wordsInList = 50
/** Of each learner: as many words, and as many started videos. */
const rowsOfLearner = 100
const videoCount = 2 * rowsOfLearner
export const measuredLearners = 32

/**
 * Fills a migrated database that holds the starter catalogue. Whatever the number of rows, one learner has the same:
 * what grows is everybody else.
 */
export async function seed({ connection }: BenchDatabase, rows: number): Promise<Seed> {
  const hash = await createPasswords().hash(password)
  const learnerCount = Math.max(measuredLearners, Math.ceil(rows / rowsOfLearner))
  // Rows of one learner lie far apart, as they do when people come and go; in one piece they would be read too fast.
  await runSql(
    connection,
    `
    insert into learner (username, username_key, password_hash, native_language, target_language, level)
    select 'bench-' || n, 'bench-' || n, '${hash}', 'en', 'es', 'A2' from generate_series(1, ${learnerCount}) n;

    create temp table draft as select m.*, n from generate_series(1, ${videoCount}) n join lateral (
      select * from media_item where kind = 'video' and not is_premium order by id
      offset n % (select count(*) from media_item where kind = 'video' and not is_premium) limit 1) m on true;
    create temp table draft_transcript as
      select t.*, 'bench-' || n as copy_id from draft join transcript t on t.media_id = draft.id;
    update draft set id = 'bench-' || n, title = title || ' ' || n, created_at = now() - n * interval '1 hour';
    alter table draft drop column n;
    insert into media_item select * from draft;
    update draft_transcript set media_id = copy_id;
    alter table draft_transcript drop column copy_id;
    insert into transcript select * from draft_transcript;

    insert into word_list (learner_id, name, word_count, created_at, used_at)
    select id, 'List ' || n, case when n = 3 then 0 else ${wordsInList} end, now(), now()
    from generate_series(1, 3) n, learner;

    insert into word
      (learner_id, list_id, language, text, text_key, translation, definition, example, created_at)
    select l.learner_id, l.id, 'es', 'palabra ' || n, 'palabra ' || n, 'word ' || n,
      'what palabra ' || n || ' means, in a sentence', 'Una frase con la palabra ' || n || '.', now()
    from generate_series(1, ${wordsInList}) n, word_list l where l.name <> 'List 3' order by n, l.id;

    insert into media_progress (learner_id, media_id, position_seconds, played_seconds, is_paused, updated_at)
    select id, 'bench-' || n, n, n, true, now() - n * interval '1 minute'
    from generate_series(2, ${videoCount}, 2) n, learner order by n, id;

    create table bench_report (id bigint generated always as identity primary key, learner_id uuid not null,
      media_id text not null, position_seconds float8 not null, played_seconds float8 not null,
      is_paused boolean not null, at timestamptz not null default now());`,
  )
  await runSql(connection, 'vacuum analyze')
  await runSql(connection, 'checkpoint')
  return {
    learners: await readLearners(connection),
    readableVideos: await readIds(connection, `language = 'es'`),
    startedVideos: await readIds(connection, `split_part(id, '-', 2)::int % 2 = 0`),
  }
}

async function readLearners(connection: BenchDatabase['connection']): Promise<Learner[]> {
  const rows = await runSql(
    connection,
    `select l.id, l.username, a.id as list, b.id as saved from learner l
    join word_list a on a.learner_id = l.id and a.name = 'List 1'
    join word_list b on b.learner_id = l.id and b.name = 'List 3'
    order by l.created_at, length(l.username), l.username limit ${measuredLearners}`,
  )
  return rows.map(({ id = '', username = '', list = '', saved = '' }) => ({
    id,
    username,
    listId: list,
    savedListId: saved,
  }))
}

async function readIds(connection: BenchDatabase['connection'], condition: string): Promise<string[]> {
  const rows = await runSql(
    connection,
    `select id from media_item where id like 'bench-%' and ${condition} order by id`,
  )
  return rows.map(({ id = '' }) => id)
}
