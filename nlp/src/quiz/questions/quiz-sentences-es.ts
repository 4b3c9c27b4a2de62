import type { QuizSentences } from './quiz-sentences.ts'
import { capitalised, isNarrator, quoteWith } from './quotation.ts'

const quote = quoteWith(['«', '»'], ['“', '”'])

const named = (speaker: string) => (isNarrator(speaker) ? 'la voz que narra' : speaker)

export const spanishSentences: QuizSentences = {
  language: 'es',
  quote,
  ask: {
    understanding: (line) => `¿Qué significa ${quote(line)}?`,
    meaning: (word, line) => `¿Qué significa ${quote(word)} en ${quote(line)}?`,
    missingWord: (line, hint) =>
      'translation' in hint
        ? `¿Qué palabra falta? ${quote(line)} significa ${quote(hint.translation)}.`
        : `¿Qué palabra falta? ${quote(line)} (La palabra significa ${quote(hint.meaning)}.)`,
    after: (line) => `¿Qué viene justo después de ${quote(line)}?`,
    first: '¿Cuál de estas frases viene primero?',
    spokenBy: (speaker) => `¿Cuál de estas frases dice ${named(speaker)}?`,
    whoSpeaks: (line) => `¿Quién dice ${quote(line)}?`,
  },
  quotedLine: (line, translation) => (translation ? `${quote(line)} (${quote(translation)})` : quote(line)),
  lineMeans: (line, translation) => `${quote(line)} significa ${quote(translation)}.`,
  wholeLineMeans: (translation) => `La frase entera significa ${quote(translation)}.`,
  lineIs: (line) => `La frase es ${quote(line)}.`,
  wordMeans: (word, meaning, definition) =>
    `${quote(word)} significa ${quote(meaning)}${definition && `: ${definition}`}.`,
  formMeans: (word, lemma, reasons, meaning, definition) =>
    `${quote(word)} es una forma de ${quote(lemma)}${reasons && ` (${reasons})`}, que significa ${quote(meaning)}${definition && `: ${definition}`}.`,
  after: (line, next, time) => `Después de ${quote(line)} viene ${next}, en el minuto ${time}.`,
  first: (line, time, second, secondTime) =>
    `${line} viene primero, en el minuto ${time}; la siguiente es ${quote(second)}, en el minuto ${secondTime}.`,
  says: (speaker, line, time) => `${capitalised(named(speaker))} dice ${line} en el minuto ${time}.`,
  others: (speakers) =>
    `Las otras frases las ${speakers.length > 1 ? 'dicen' : 'dice'} ${new Intl.ListFormat('es').format(speakers.map(named))}.`,
  reasons: {
    singular: 'singular',
    plural: 'plural',
    masculine: 'masculino',
    feminine: 'femenino',
    neuter: 'neutro',
    diminutive: 'diminutivo',
    comparative: 'comparativo',
    superlative: 'superlativo',
    nominative: 'nominativo',
    accusative: 'acusativo',
    dative: 'dativo',
    genitive: 'genitivo',
    present: 'presente',
    past: 'pasado',
    imperfect: 'imperfecto',
    future: 'futuro',
    conditional: 'condicional',
    subjunctive: 'subjuntivo',
    imperative: 'imperativo',
    infinitive: 'infinitivo',
    gerund: 'gerundio',
    participle: 'participio',
    firstPerson: 'primera persona',
    secondPerson: 'segunda persona',
    thirdPerson: 'tercera persona',
    contraction: 'contracción',
    shortened: 'forma abreviada',
    withPronoun: 'con pronombre',
    separated: 'separado',
    definite: 'determinado',
    passive: 'pasiva',
    vocative: 'vocativo',
    possessive: 'posesivo',
    augmentative: 'aumentativo',
    adverb: 'adverbio',
    declined: 'declinado',
    pejorative: 'despectivo',
  },
}
