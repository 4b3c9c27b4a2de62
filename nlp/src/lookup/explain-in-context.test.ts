import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { explainText, type Question } from './explain.ts'

const meanings = (question: Question) => explainText(lexicon, question).translation.split(', ')

test.each([
  ['el', 'Το σπίτι μου είναι μικρό.', 'μου', 'determiner'],
  ['el', 'Το σπίτι του παππού είναι μικρό.', 'του', 'determiner'],
  ['es', 'La puerta está abierta.', 'abierta', 'adjective'],
  ['es', 'He abierto la puerta.', 'abierto', 'verb'],
  ['it', 'Tu sei molto gentile.', 'sei', 'verb'],
  ['it', 'Ho sei gatti.', 'sei', 'number'],
  ['no', 'Det er et dyr i skogen.', 'dyr', 'noun'],
  ['no', 'Denne jakken er for dyr.', 'dyr', 'adjective'],
  ['en', "I can't bear this noise.", 'bear', 'verb'],
] as const)('%s: in “%s” the word “%s” is a %s', (language, context, text, partOfSpeech) => {
  expect(explainText(lexicon, { text, context, language, nativeLanguage: 'en' })).toMatchObject({
    partOfSpeech,
  })
})

test.each([
  // prepositions and question words
  ['de', 'Wir fahren nach Berlin.', 'nach', 'to'],
  ['de', 'Nach dem Essen schlafe ich.', 'Nach', 'after'],
  ['de', 'Wie spät ist es?', 'Wie', 'how'],
  ['de', 'Er ist so groß wie ich.', 'wie', 'as'],
  ['it', 'Quanto costa?', 'Quanto', 'how much'],
  ['it', 'Che ore sono?', 'Che', 'what, which'],
  ['it', 'Che fai?', 'Che', 'what'],
  ['it', 'Penso che sia tardi.', 'che', 'that'],
  ['it', 'Abito qui da due anni.', 'da', 'since, for'],
  ['fr', 'J’habite en France.', 'en', 'in'],
  ['es', 'Mi coche es más rápido que el tuyo.', 'que', 'than'],
  // verbs, and words that look like their forms
  ['it', 'Mi sveglio presto per andare al lavoro.', 'presto', 'early'],
  ['no', 'Det er få folk her.', 'få', 'few, not many'],
  ['no', 'Det regner.', 'regner', 'rain'],
  ['no', 'Det regner.', 'Det', 'it'],
  ['no', 'De gir oss mat.', 'mat', 'food'],
  ['es', 'Cuando era pequeño vivía aquí.', 'era', 'be'],
  ['es', 'Ayer fui al cine.', 'fui', 'go'],
  ['fr', 'Il est parti.', 'parti', 'leave'],
  ['fr', 'Nous sommes à Paris.', 'Paris', 'Paris'],
  ['it', 'C’è molta gente qui.', 'molta', 'much, a lot of'],
  // the verb to which a pronoun belongs
  ['no', 'Kan du gi meg boka?', 'gi', 'give'],
  ['no', 'De gir oss mat.', 'gir', 'give'],
  ['no', 'Kan du vise meg veien?', 'vise', 'show'],
  ['fr', 'Il me demande mon nom.', 'demande', 'ask for, request'],
  ['fr', 'Je me demande si c’est vrai.', 'demande', 'wonder'],
  ['fr', 'Je me lève.', 'lève', 'get up'],
  ['fr', 'Elle me lève.', 'lève', 'lift, raise'],
  ['it', 'Non ce la faccio più.', 'faccio', 'manage'],
  ['no', 'Broren min er stor.', 'min', 'my'],
  // words with two meanings
  ['es', 'Mis amigos son altos.', 'Mis', 'my'],
  ['es', 'Sus hijos son pequeños.', 'Sus', 'his'],
  ['es', 'No tengo tiempo.', 'tiempo', 'time'],
  ['es', 'Hace buen tiempo.', 'tiempo', 'weather'],
  ['it', 'Non ho tempo.', 'tempo', 'time'],
  ['it', 'Che tempo fa?', 'tempo', 'weather'],
  ['fr', 'Je n’ai pas le temps.', 'temps', 'time'],
  ['es', '¿Qué haces mañana?', 'mañana', 'tomorrow'],
  ['el', 'Μένω εδώ δύο χρόνια.', 'χρόνια', 'year'],
  ['el', 'Δεν έχω χρόνο.', 'χρόνο', 'time'],
  ['el', 'Έχει πολύ κόσμο εδώ.', 'κόσμο', 'people'],
  ['es', 'Nos sentamos en un banco del parque.', 'banco', 'bench'],
  ['es', 'El banco está cerrado.', 'banco', 'bank'],
  ['es', 'Los niños juegan a las cartas.', 'cartas', 'card, playing card'],
  ['es', '¿Qué hora es?', 'hora', 'time'],
  ['fr', 'Tu me manques.', 'manques', 'miss'],
  ['de', 'Ihr seid zu laut.', 'zu', 'too'],
  ['el', 'Πόσο κάνει αυτό;', 'κάνει', 'cost'],
  ['el', 'Είμαι από την Ισπανία.', 'την', 'the'],
  ['no', 'Den boka er min.', 'min', 'mine'],
  // words of a phrase, and words that only look so
  ['es', 'Hace falta comprar leche.', 'falta', 'need'],
  ['no', 'Kan jeg få regningen?', 'få', 'receive, get'],
  ['fr', 'Elle est en train de lire.', 'train', 'be'],
  ['it', 'Me ne vado.', 'vado', 'go away'],
  ['el', 'Θα σε πάρω τηλέφωνο.', 'πάρω', 'call, phone'],
  ['es', 'Hoy hace mucho calor.', 'hace', 'be hot (weather)'],
  ['es', 'Ella canta muy bien.', 'bien', 'well'],
  ['fr', 'J’ai besoin d’une nouvelle école.', 'nouvelle', 'new'],
  ['el', 'Τι κάνεις απόψε;', 'κάνεις', 'do'],
] as const)('%s: in “%s” the word “%s” means “%s”', (language, context, text, translation) => {
  expect(meanings({ text, context, language, nativeLanguage: 'en' })).toEqual(
    expect.arrayContaining(translation.split(', ')),
  )
})

test.each([
  ['My watch is new.', 'My', 'mi'],
  ['My play is long.', 'My', 'mi'],
  ['My love is here.', 'My', 'mi'],
  ['Turn left at the corner.', 'Turn', 'girar, doblar'],
  ['She turned forty.', 'turned', 'cumplir'],
  ['My back hurts.', 'back', 'espalda'],
  ['What time is it?', 'time', 'hora'],
  ['She can play the piano.', 'play', 'tocar'],
  ['Do you have any bread?', 'have', 'tener'],
  ['He looks tired.', 'looks', 'parecer, tener aspecto de'],
  ['We are going to the cinema.', 'going', 'ir'],
  ['She is reading a book.', 'a', 'un, una'],
  ['The cold water.', 'cold', 'frío'],
  ["I'm tired.", "I'm", 'estar'],
  ["It's a dog.", "It's", 'ser'],
  ["I don't know.", "don't", 'no'],
] as const)('English: in “%s” the word “%s” means “%s”', (context, text, translation) => {
  expect(meanings({ text, context, language: 'en', nativeLanguage: 'es' })).toEqual(
    expect.arrayContaining(translation.split(', ')),
  )
})

/** Mistakes of the learned ranking that the penalties before it did not make. A test that passes belongs to those above. */
test.fails.each([
  ['no', 'Jeg gir meg.', 'gir', 'give in'],
  ['fr', 'Je viens d’arriver.', 'viens', 'have just'],
  ['el', 'Σε παρακαλώ, έλα.', 'Σε', 'please'],
] as const)('%s: in “%s” the word “%s” should mean “%s”', (language, context, text, translation) => {
  expect(meanings({ text, context, language, nativeLanguage: 'en' })).toEqual(
    expect.arrayContaining(translation.split(', ')),
  )
})

test.fails('a determiner agrees with the noun after it', () => {
  const question = { text: 'seine', context: 'Er hat seine Schlüssel verloren.', language: 'de' } as const
  expect(explainText(lexicon, { ...question, nativeLanguage: 'en' }).formReasons).toEqual(['plural'])
})
