import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { frenchNumbers } from './fr-numbers.ts'

/** What is right in every French sentence. */
export const frenchAnswers: AnswerFacts = {
  alike: alikeWords(`
    bus autobus
    ça cela
    maman mère
    papa père
    cinéma ciné
    télé télévision
    appartement appart
    photo photographie
    portable mobile
    ordinateur ordi
    voiture auto
    commence débute
    docteur médecin
    clé clef
    clés clefs
    événement évènement
    paye paie
    essaye essaie
    dîner souper
    content heureux
    contente heureuse
    seulement uniquement
    raté manqué loupé
    rater manquer louper
    billet ticket
    vélo bicyclette
  `),
  contractions: [
    ['tu es', 't’es'],
    ['tu as', 't’as'],
    ['il y a', 'y a'],
  ],
  respell: (word) => frenchSpelling[word] ?? word,
  numbers: frenchNumbers,
  articles: (noun, gender) => {
    const definite = /^[aeiouyhàâéèêëîïôœ]/.test(noun) ? ['l’'] : []
    if (gender !== 'm') definite.push('la', 'une')
    if (gender !== 'f') definite.push('le', 'un')
    return definite
  },
}

/** The spelling of 1990 and that before it are both right. */
const frenchSpelling: Readonly<Record<string, string>> = {
  connait: 'connaît',
  plait: 'plaît',
  parait: 'paraît',
  disparait: 'disparaît',
  ile: 'île',
  diner: 'dîner',
  gouter: 'goûter',
  aout: 'août',
  maitre: 'maître',
  maitresse: 'maîtresse',
  naitre: 'naître',
  connaitre: 'connaître',
  couter: 'coûter',
  coute: 'coûte',
  boite: 'boîte',
  fraiche: 'fraîche',
  traine: 'traîne',
  entraine: 'entraîne',
  brulé: 'brûlé',
  ognon: 'oignon',
}
