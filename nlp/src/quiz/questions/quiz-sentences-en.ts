import type { QuizSentences } from './quiz-sentences.ts'
import { capitalised, isNarrator, quoteWith } from './quotation.ts'

const quote = quoteWith(['“', '”'], ['‘', '’'])

/** A quotation with a full stop, unless it ends with punctuation of its own. */
const ended = (text: string) => quote(text) + (/[?!….][”’]?$/.test(text) ? '' : '.')
const named = (speaker: string) => (isNarrator(speaker) ? 'the narrator' : speaker)

export const englishSentences: QuizSentences = {
  language: 'en',
  quote,
  ask: {
    understanding: (line) => `What does ${quote(line)} mean?`,
    meaning: (word, line) => `What does ${quote(word)} mean in ${quote(line)}?`,
    missingWord: (line, hint) =>
      'translation' in hint
        ? `Which word is missing? ${quote(line)} means ${ended(hint.translation)}`
        : `Which word is missing? ${quote(line)} (The word means ${quote(hint.meaning)}.)`,
    after: (line) => `What comes right after ${quote(line)}?`,
    first: 'Which of these lines comes first?',
    spokenBy: (speaker) => `Which of these lines does ${named(speaker)} say?`,
    whoSpeaks: (line) => `Who says ${quote(line)}?`,
  },
  quotedLine: (line, translation) => (translation ? `${quote(line)} (${quote(translation)})` : quote(line)),
  lineMeans: (line, translation) => `${quote(line)} means ${ended(translation)}`,
  wholeLineMeans: (translation) => `The whole line means ${ended(translation)}`,
  lineIs: (line) => `The line is ${ended(line)}`,
  wordMeans: (word, meaning, definition) =>
    `${quote(word)} means ${quote(meaning)}${definition && `: ${definition}`}.`,
  formMeans: (word, lemma, reasons, meaning, definition) =>
    `${quote(word)} is a form of ${quote(lemma)}${reasons && ` (${reasons})`}, which means ${quote(meaning)}${definition && `: ${definition}`}.`,
  after: (line, next, time) => `After ${quote(line)} comes ${next}, at ${time}.`,
  first: (line, time, second, secondTime) =>
    `${line} comes first, at ${time}; the next of them is ${quote(second)}, at ${secondTime}.`,
  says: (speaker, line, time) => `${capitalised(named(speaker))} says ${line} at ${time}.`,
  others: (speakers) =>
    `The other lines are said by ${new Intl.ListFormat('en').format(speakers.map(named))}.`,
  reasons: {
    singular: 'singular',
    plural: 'plural',
    masculine: 'masculine',
    feminine: 'feminine',
    neuter: 'neuter',
    diminutive: 'diminutive',
    comparative: 'comparative',
    superlative: 'superlative',
    nominative: 'nominative',
    accusative: 'accusative',
    dative: 'dative',
    genitive: 'genitive',
    present: 'present',
    past: 'past',
    imperfect: 'imperfect',
    future: 'future',
    conditional: 'conditional',
    subjunctive: 'subjunctive',
    imperative: 'imperative',
    infinitive: 'infinitive',
    gerund: 'gerund',
    participle: 'participle',
    firstPerson: 'first person',
    secondPerson: 'second person',
    thirdPerson: 'third person',
    contraction: 'contraction',
    shortened: 'shortened',
    withPronoun: 'with a pronoun',
    separated: 'separated',
    definite: 'definite',
    passive: 'passive',
    vocative: 'vocative',
    possessive: 'possessive',
    augmentative: 'augmentative',
    adverb: 'adverb',
    declined: 'declined',
    pejorative: 'pejorative',
  },
}
