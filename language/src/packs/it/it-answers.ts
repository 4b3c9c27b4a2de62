import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { italianNumbers } from './it-numbers.ts'

/** What is right in every Italian sentence. */
export const italianAnswers: AnswerFacts = {
  alike: alikeWords(`
    adesso ora
    papà babbo
    cellulare telefonino
    autobus bus
    tra fra
    macchina auto automobile
    tv televisione
    giornale quotidiano
    ammalato malato
    ammalata malata
    molto tanto
    molta tanta
    molti tanti
    molte tante
    ed e
    ad a
    iniziare cominciare
    inizia comincia
    iniziato cominciato
  `),
  contractions: [
    ['ci è', 'c’è'],
    ['una altra', 'un’altra'],
    ['mi ha', 'm’ha'],
    ['ti ho', 't’ho'],
    ['lo ho', 'l’ho'],
    ['lo ha', 'l’ha'],
    ['mi ama', 'm’ama'],
    ['di inverno', 'd’inverno'],
    ['di estate', 'd’estate'],
    ['che è', 'ch’è'],
    ['dove è', 'dov’è'],
    ['come è', 'com’è'],
    ['quando ero', 'quand’ero'],
  ],
  subjects: {
    pronouns: [
      { words: ['io'], verb: /(?:[ioa]|ò)$/, isCertain: /(?:[^aeiou]o|[iu]o|vo|ho|sono|[^m]ai|rò|rei)$/ },
      { words: ['tu'], verb: /i$/, isCertain: /(?:sti|rai|[aei]vi|hai|sei|vuoi|puoi|devi|[lmnrst]i)$/ },
      { words: ['noi'], verb: /mo$/, isCertain: /mo$/ },
      { words: ['voi'], verb: /te$/, isCertain: /[aei]te$|[aei]ste$/ },
      { words: ['lui', 'lei', 'Lei', 'egli', 'ella'], verb: /(?:[aeèòì]|può|sa)$/ },
      { words: ['loro', 'essi', 'esse'], verb: /no$/ },
    ],
    between: 'non mi ti si ci vi lo la li le gli ne già mai sempre anche'.split(' '),
  },
  numbers: italianNumbers,
  articles: (noun, gender) => {
    if (/^h?[aeiouàèéìòù]/.test(noun))
      return gender === 'm' ? ['l’', 'un'] : gender === 'f' ? ['l’', 'un’'] : ['l’', 'un', 'un’']
    const masculine = /^(?:s[^aeiou]|z|gn|ps|x|y)/.test(noun) ? ['lo', 'uno'] : ['il', 'un']
    if (gender === 'mf') return [...masculine, 'la', 'una']
    return gender === 'f' ? ['la', 'una'] : masculine
  },
}
