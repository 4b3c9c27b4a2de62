import { packs } from '@verbena/language/packs/packs'
import { expect, test } from 'vitest'
import { parseEntry } from '../readers/entry.ts'
import { createBaseFormVotes } from './base-form-votes.ts'
import { classNumber, createWordGraph } from './word-graph.ts'

const listedForms = packs.de.dictionarySources!.listedForms!
const graph = createWordGraph()
for (const verb of ['gehen', 'laufen', 'fangen', 'einfangen', 'sein', 'nehmen'])
  graph.addClass(graph.nodeOf('de', verb), classNumber('verb'))
for (const noun of ['Kind', 'Säugling', 'Apfel', 'Gehen'])
  graph.addClass(graph.nodeOf('de', noun), classNumber('noun'))
graph.addClass(graph.nodeOf('de', 'alt'), classNumber('adjective'))

function basesOf(...entries: string[]) {
  const votes = createBaseFormVotes('de', listedForms)
  for (const text of entries) {
    const entry = parseEntry(text)
    votes.add(entry.headword, entry)
  }
  return Object.fromEntries(
    [...votes.results(graph)].map(([form, bases]) => [form, bases.map(({ lemma }) => lemma)]),
  )
}

test.each([
  ['a past tense', ['lief /l/\nwalked\n see: {gehen}, {laufen}, {gehend}, {gelaufen}'], { lief: ['laufen'] }],
  ['a participle', ['gefangen /g/\ncaught\n see: {fangen}, {einfangen}'], { gefangen: ['fangen'] }],
  ['a form with another beginning', ['war /v/\nwas\n see: {sein}'], { war: ['sein'] }],
  ['a plural', ['Äpfel /e/ <pl>\napples\n see: {Apfel}, {Kind}'], { äpfel: ['Apfel'] }],
  ['a comparative', ['älter /e/\nolder\n see: {alt}'], { älter: ['alt'] }],
  ['a word that is a base form', ['laufen /l/ <v>\nrun\n see: {gehen}'], {}],
  ['a phrase', ['ging hin /g/\nwent\n see: {gehen}'], {}],
  ['links to forms only', ['gelaufen /g/\nrun\n see: {lief}'], {}],
  ['no links', ['ging /g/\nwent\n'], {}],
])('%s', (_, entries, expected) => {
  expect(basesOf(...entries)).toEqual(expected)
})

test('the votes of all entries of a form are counted', () => {
  expect(
    basesOf(
      'Kinder /k/ <pl>\nchildren\n see: {Kind}, {Säugling}',
      'Kinder /k/ <pl>\ninfants\n see: {Säugling}, {Kind}',
      'Kinder /k/ <pl>\nkids\n see: {Kind}',
    ),
  ).toEqual({ kinder: ['Kind'] })
})
