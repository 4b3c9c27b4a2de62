import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { spanishNumbers } from './es-numbers.ts'

const firstPerson =
  /(?:[^aeiouáéíóú]o|[eu]o|[aeiou]yo|oy|é|[^p]í|^fui|^he|^tuve|^hice|^pude|^puse|^quise|^vine|^dije|^estuve|^anduve|^traje|^supe)$/
const secondPerson = /(?:[^m]as|es|ás|és|ste)$/

/** Feminine nouns with el: el agua. */
const stressedA = /^(?:h?á|agua|ala|alma|ama|arma|aula|ave|hacha|hambre)/

/** What is right in every Spanish sentence. */
export const spanishAnswers: AnswerFacts = {
  alike: alikeWords(`
    coche carro auto automóvil
    coches carros autos automóviles
    móvil celular
    móviles celulares
    patata papa
    patatas papas
    zumo jugo
    zumos jugos
    piso apartamento departamento
    pisos apartamentos departamentos
    autobús bus
    autobuses buses
    billete boleto
    billetes boletos
    conducir manejar
    conduzco manejo
    conduce maneja
    conducía manejaba
    conduciendo manejando
    bonito lindo
    bonita linda
    bonitos lindos
    bonitas lindas
    enfadado enojado
    enfadada enojada
    enfadados enojados
    enfadadas enojadas
    aquí acá
    allí allá
    jersey suéter
    vídeo video
    vídeos videos
    médico doctor
    médica doctora
    empezar comenzar
    empieza comienza
    empiezan comienzan
    empezó comenzó
    empezaron comenzaron
    alquilar arrendar
    autopista autovía
    camarero mesero mozo
    camarera mesera
    periódico diario
    nevera heladera refrigeradora
    melocotón durazno
    solo sólo
    quizá quizás
  `),
  subjects: {
    pronouns: [
      { words: ['yo'], verb: /(?:o|oy|é|í|[ií]a|aba|ra|ría|e)$/, isCertain: firstPerson },
      { words: ['tú'], verb: /s$|ste$/, isCertain: secondPerson },
      { words: ['nosotros', 'nosotras'], verb: /mos$/, isCertain: /mos$/ },
      {
        words: ['vosotros', 'vosotras'],
        verb: /[áéí]is$|ís$|steis$|ais$/,
        isCertain: /[áé]is$|steis$|[^e]ís$/,
      },
      { words: ['él', 'ella', 'usted'], verb: /(?:[^aeiou]?[aeáéíóu]|ió|ó|es)$/ },
      { words: ['ellos', 'ellas', 'ustedes'], verb: /n$/ },
    ],
    between: 'no me te se nos os lo la los las le les ya nunca siempre también todavía aún'.split(' '),
  },
  numbers: spanishNumbers,
  articles: (noun, gender) => {
    if (gender === 'mf') return ['el', 'la', 'un', 'una']
    if (gender === 'f' && !stressedA.test(noun)) return ['la', 'una']
    return gender === 'f' ? ['el', 'un', 'una'] : ['el', 'un']
  },
}
