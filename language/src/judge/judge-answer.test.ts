import { describe, expect, test } from 'vitest'
import type { CourseLanguageCode } from '../languages.ts'
import { textKey } from '../text/text-key.ts'
import { type AnswerJudgement, judgeAnswer } from './judge-answer.ts'

type Case = {
  accepted: string[]
  /** Other words that the language has. */
  others: string
  answers: Partial<Record<AnswerJudgement['verdict'], string[]>>
}

const table: Record<CourseLanguageCode, Case[]> = {
  en: [
    {
      accepted: ["I'm tired today.", 'I am tired today.', "Today I'm tired."],
      others: 'tied tires dried',
      answers: {
        right: [
          "I'm tired today",
          'i am tired today!',
          'Im tired today',
          "Today, I'm tired",
          "I'm  tired   today.",
        ],
        slip: ["I'm tyred today", "I'm tierd today", "I'm tired todday"],
        order: ["Tired I'm today"],
        wrong: [
          "I'm tied today",
          "I'm tires today",
          "I'm today",
          'She is tired today',
          "I'm very tired today",
          '',
        ],
      },
    },
    {
      accepted: ['The children are playing in the garden.'],
      others: 'guardian harden in on child warden plying',
      answers: {
        right: ['the children are playing in the garden'],
        slip: ['The childern are playing in the garden', 'The children are playing in the gardn'],
        wrong: [
          'A children are playing in the garden',
          'The children is playing in the garden',
          'The children are playing on the garden',
          'The children are plying in the garden',
          'The children are playing in garden',
        ],
      },
    },
    {
      accepted: ['Unfortunately, the restaurant was closed.'],
      others: 'fortunately restaurants',
      answers: {
        right: ['unfortunately the restaurant was closed'],
        slip: [
          'Unfortunatly the restaurant was closed',
          'Unfortunately the resturant was closed',
          'Unfortuately the restuarant was closed',
        ],
        order: ['The restaurant was unfortunately closed'],
        wrong: ['Unfortunately the restaurants was closed', 'Fortunately the restaurant was closed'],
      },
    },
  ],
  es: [
    {
      accepted: ['¿Cómo estás hoy?', '¿Qué tal estás hoy?'],
      others: 'está esta comes hay',
      answers: {
        right: ['¿Cómo estás hoy?', 'cómo estás hoy', 'Qué tal estás hoy'],
        accents: ['Como estas hoy', '¿cómo estas hoy?', 'que tal estas hoy'],
        slip: ['¿Cómmo estás hoy?'],
        order: ['hoy cómo estás'],
        wrong: ['¿Cómo está hoy?', '¿Cómo estás hay?', '¿Cómo hoy?', 'hoy'],
      },
    },
    {
      accepted: ['El problema es que hablo poco español.'],
      others: 'habla hablas poca espanola hable problemas',
      answers: {
        accents: ['el problema es que hablo poco espanol'],
        slip: ['El porblema es que hablo poco español', 'El problema es que hablo poco españjol'],
        wrong: [
          'La problema es que hablo poco español',
          'El problema es que habla poco español',
          'El problema es que hablo poca español',
          'Problema es que hablo poco español',
          'El problemas es que hablo poco español',
        ],
      },
    },
    {
      accepted: ['Los niños estaban jugando en el jardín.'],
      others: 'jugado jugaban estaba',
      answers: {
        accents: ['los ninos estaban jugando en el jardin'],
        slip: ['Los niños estaban jugnado en el jardín', 'Los niños estabban jugando en el jardín'],
        wrong: [
          'Los niños estaba jugando en el jardín',
          'Las niñas estaban jugando en el jardín',
          'Los niños estaban jugado en el jardín',
        ],
      },
    },
  ],
  fr: [
    {
      accepted: ["J'ai acheté de l'eau.", "J'ai pris de l'eau."],
      others: 'acheter achetee les beau',
      answers: {
        right: ["j'ai acheté de l'eau", 'J’ai acheté de l’eau !', "J'ai pris de l' eau", 'jai pris de leau'],
        accents: ["J'ai achete de l'eau"],
        slip: ["J'ai achetté de l'eau"],
        order: ["De l'eau j'ai acheté"],
        wrong: ["J'ai acheter de l'eau", "J'ai acheté l'eau", "J'ai acheté du eau", "Je ai bu de l'eau"],
      },
    },
    {
      accepted: ['Où est la gare, s’il vous plaît ?', 'La gare, où est-elle, s’il vous plaît ?'],
      others: 'gaz guerre garde ou',
      answers: {
        right: [
          'où est la gare s’il vous plaît',
          "Où est la gare s'il vous plaît?",
          "La gare où est elle, s'il vous plaît",
        ],
        accents: ["OU EST LA GARE S'IL VOUS PLAIT"],
        slip: ["Où est la gaer s'il vous plaît", "Où est la gare s'il vous plaîtt"],
        wrong: [
          "Où est le gare s'il vous plaît",
          "Où est la garde s'il vous plaît",
          "Où est la gare s'il te plaît",
          "ou est la gare s'il vous plaît",
        ],
      },
    },
    {
      accepted: ['Elles sont parties malheureusement trop tard.'],
      others: 'partie partis tarde elle',
      answers: {
        right: ['elles sont parties malheureusement trop tard'],
        slip: ['Elles sont parties malheuresement trop tard', 'Elles sont parties malhereusment trop tard'],
        order: ['Malheureusement elles sont parties trop tard'],
        wrong: ['Elle sont parties malheureusement trop tard', 'Elles sont partis malheureusement trop tard'],
      },
    },
  ],
  de: [
    {
      accepted: ['Ich möchte ein großes Stück Kuchen.', 'Ich hätte gern ein großes Stück Kuchen.'],
      others: 'großer große kochen kuche stücke',
      answers: {
        right: [
          'ich möchte ein großes stück kuchen',
          'Ich moechte ein grosses Stueck Kuchen',
          'Ich hätte gern ein großes Stück Kuchen!',
        ],
        accents: ['Ich mochte ein großes Stuck Kuchen'],
        slip: ['Ich möchte ein großes Stück Kuhcen', 'Ich möhcte ein großes Stück Kuchen'],
        order: ['Ein großes Stück Kuchen möchte ich'],
        wrong: [
          'Ich möchte eine großes Stück Kuchen',
          'Ich möchte ein großer Stück Kuchen',
          'Ich möchte ein großes Stück Kochen',
          'Ich möchte ein großes Stücke Kuchen',
          'Ich möchte großes Stück Kuchen',
        ],
      },
    },
    {
      accepted: ['Gestern ist er sehr früh aufgestanden.', 'Er ist gestern sehr früh aufgestanden.'],
      others: 'fruher aufstehen gestanden',
      answers: {
        right: ['Er ist gestern sehr früh aufgestanden', 'Gestern ist er sehr frueh aufgestanden'],
        slip: [
          'Gestern ist er sehr früh aufgestannden',
          'Gesterm ist er sehr früh aufgestanden',
          'Gestern ist er sehr früh augfestaden',
        ],
        order: ['Gestern er ist sehr früh aufgestanden'],
        wrong: [
          'Gestern hat er sehr früh aufgestanden',
          'Gestern ist er sehr früh aufstehen',
          'Gestern ist sie sehr früh aufgestanden',
        ],
      },
    },
    {
      accepted: ['Das ist der Mann, dem ich geholfen habe.'],
      others: 'den des man',
      answers: {
        right: ['das ist der Mann dem ich geholfen habe'],
        slip: ['Das ist der Mann, dem ich gehofen habe'],
        order: ['Das ist der Mann, dem ich habe geholfen'],
        wrong: [
          'Das ist der Mann, den ich geholfen habe',
          'Das ist der Man, dem ich geholfen habe',
          'Dass ist der Mann, dem ich geholfen habe',
        ],
      },
    },
  ],
  it: [
    {
      accepted: ["Vorrei un po' d'acqua, per favore.", "Un po' d'acqua, per favore."],
      others: 'vorrai pero fervore',
      answers: {
        right: [
          "vorrei un po' d'acqua per favore",
          'Un po’ d’acqua, per favore',
          'vorrei un po d acqua per favore',
        ],
        slip: ["Vorrrei un po' d'acqua per favore", "Vorrei un po' d'acuqa per favore"],
        order: ["Per favore vorrei un po' d'acqua"],
        wrong: [
          "Vorrai un po' d'acqua per favore",
          "Vorrei un po' d'acqua per fervore",
          "Vorrei po' d'acqua per favore",
        ],
      },
    },
    {
      accepted: ['Perché non andiamo al cinema stasera?'],
      others: 'andate andiate stessera',
      answers: {
        right: ['perché non andiamo al cinema stasera'],
        accents: ['Perche non andiamo al cinema stasera', 'Perchè non andiamo al cinema stasera'],
        slip: ['Perché non andimo al cinema stasera', 'Perché non andiamo al cinmea stasera'],
        order: ['Perché stasera non andiamo al cinema'],
        wrong: [
          'Perché non andate al cinema stasera',
          'Perché non andiamo il cinema stasera',
          'Perché andiamo al cinema stasera',
        ],
      },
    },
    {
      accepted: ['Studiamo la matematica insieme.'],
      others: 'studiate',
      answers: {
        slip: ['Stuudiamo la matematica insieme', 'Studiamo la matemattica insieme'],
        wrong: [
          'Studiate la matematica insieme',
          'Studiamo le matematica insieme',
          'Studiamo il matematica insieme',
        ],
      },
    },
  ],
  no: [
    {
      accepted: ['Jeg bor i et lite hus ved sjøen.', 'Jeg bor i et lite hus ved havet.'],
      others: 'har liten lita husk vet ser',
      answers: {
        right: [
          'Jeg bor i et lite hus ved sjoeen',
          'jeg bor i et lite hus ved sjøen',
          'Jeg bor i et lite hus ved havet',
        ],
        accents: ['Jeg bor i et lite hus ved sjoen'],
        slip: ['Jeg bor i et litte hus ved sjøen'],
        order: ['Ved sjøen jeg bor i et lite hus', 'I et lite hus ved sjøen bor jeg'],
        wrong: [
          'Jeg bor i en lite hus ved sjøen',
          'Jeg bor i et liten hus ved sjøen',
          'Jeg bor i et hus ved sjøen',
          'Jeg har et lite hus ved sjøen',
        ],
      },
    },
    {
      accepted: ['Nå må vi dessverre gå.', 'Dessverre må vi gå nå.'],
      others: 'na ma da desserter',
      answers: {
        right: ['nå må vi dessverre gå', 'Dessverre må vi gå nå', 'Naa maa vi dessverre gaa'],
        accents: ['nå må vi dessverre ga'],
        slip: ['Nå må vi desverre gå', 'Nå må vi dessvere gå'],
        order: ['Nå vi må dessverre gå'],
        wrong: ['Nå må vi gå', 'Nå kan vi dessverre gå', 'na ma vi dessverre gå'],
      },
    },
    {
      accepted: ['Hun spiser frokost klokka sju.', 'Hun spiser frokost klokken sju.'],
      others: 'han spise spiste klokke',
      answers: {
        right: ['hun spiser frokost klokka sju', 'Hun spiser frokost klokken sju'],
        slip: ['Hun spiser frokkost klokka sju', 'Hun spiser forkost klokka sju'],
        wrong: [
          'Hun spise frokost klokka sju',
          'Hun spiste frokost klokka sju',
          'Han spiser frokost klokka sju',
        ],
      },
    },
  ],
  el: [
    {
      accepted: ['Πώς σε λένε;', 'Πώς λέγεσαι;'],
      others: 'λέμε λέτε λέγεται λέγομαι που',
      answers: {
        right: ['πώς σε λένε', 'Πώς λέγεσαι?'],
        accents: ['Πως σε λενε', 'ΠΩΣ ΣΕ ΛΕΝΕ;'],
        slip: ['Πώς λέγσεαι;'],
        order: ['Σε λένε πώς;'],
        wrong: ['Πώς σε λέμε;', 'Πώς τον λένε;', 'Πώς λέγεται;', 'Πού σε λένε;'],
      },
    },
    {
      accepted: ['Θα ήθελα έναν καφέ και ένα νερό, παρακαλώ.', 'Έναν καφέ και ένα νερό, παρακαλώ.'],
      others: 'καφές νερά παρακαλεί ήθελε',
      answers: {
        right: ['θα ήθελα έναν καφέ και ένα νερό παρακαλώ', 'Έναν καφέ και ένα νερό παρακαλώ'],
        accents: ['Θα ηθελα εναν καφε και ενα νερο παρακαλω'],
        slip: ['Θα ήθελα έναν καφέ και ένα νερό παρκαλώ', 'Θα ήθλα έναν καφέ και ένα νερό, παρακαλώ'],
        order: ['Παρακαλώ, θα ήθελα έναν καφέ και ένα νερό'],
        wrong: [
          'Θα ήθελα έναν καφές και ένα νερό, παρακαλώ',
          'Θα ήθελα έναν καφέ και ένα νερά, παρακαλώ',
          'Θα ήθελε έναν καφέ και ένα νερό, παρακαλώ',
        ],
      },
    },
    {
      accepted: ['Τα παιδιά έπαιζαν στον κήπο.'],
      others: 'παίζουν έπαιζε κήπος παιδί στην',
      answers: {
        accents: ['τα παιδια επαιζαν στον κηπο'],
        slip: ['Τα παιδιά έπαιζζαν στον κήπο', 'Τα παιδιά έπαιζαν στον κίπο'],
        order: ['Έπαιζαν τα παιδιά στον κήπο'],
        wrong: [
          'Τα παιδιά έπαιζε στον κήπο',
          'Τα παιδιά έπαιζαν στον κήπος',
          'Το παιδιά έπαιζαν στον κήπο',
          'Τα παιδιά έπαιζαν στην κήπο',
        ],
      },
    },
  ],
}

const rows = Object.entries(table).flatMap(([language, cases]) =>
  cases.flatMap(({ accepted, others, answers }) =>
    Object.entries(answers).flatMap(([verdict, said]) =>
      said.map(
        (answer) => [language as CourseLanguageCode, accepted, others.split(' '), answer, verdict] as const,
      ),
    ),
  ),
)

test('the table has at least 150 answers', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
})

describe.each(rows)('%s: for the accepted sentences %j', (language, accepted, others, answer, verdict) => {
  test(`${answer} is ${verdict}`, () => {
    const judged = judgeAnswer(answer, accepted, {
      language,
      isWord: (word) => others.includes(textKey(word)),
    })
    expect(judged.verdict).toBe(verdict)
    expect(judged.isRight).toBe(verdict !== 'order' && verdict !== 'wrong')
    expect(accepted).toContain(judged.closest)
  })
})

test('the words of an answer are compared with those of the closest sentence', () => {
  const { words, closest } = judgeAnswer('Una casa grnde tengo', ['Tengo la casa grande.', 'Soy grande.'], {
    language: 'es',
    isWord: () => false,
  })
  expect(closest).toBe('Tengo la casa grande.')
  expect(words.map(({ kind, typed, expected }) => [kind, typed, expected])).toEqual([
    ['missing', '', 'Tengo'],
    ['other', 'Una', 'la'],
    ['same', 'casa', 'casa'],
    ['slip', 'grnde', 'grande'],
    ['extra', 'tengo', ''],
  ])
})

test('an answer cannot be judged without accepted sentences', () => {
  expect(() => judgeAnswer('hola', [], { language: 'es', isWord: () => false })).toThrow(
    'nothing is accepted',
  )
})
