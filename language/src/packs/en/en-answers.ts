import { type AnswerFacts, alikeWords } from '../answer-facts.ts'
import { englishNumbers } from './en-numbers.ts'

const [people, others] = [
  ['I', 'you', 'he', 'she', 'it', 'we', 'they'],
  ['that', 'there', 'who', 'what', 'where', 'here'],
]
const asked = ['how', 'when']
const third = ['he', 'she', 'it', ...others, ...asked]
const after = (words: readonly string[], verb: string, ending: string): [string, string][] =>
  words.map((word) => [`${word} ${verb}`, `${word}’${ending}`])
const negated = 'is are was were do does did have has had would could should must need might ought'.split(' ')

/** Pairs of spellings that no rule of `respell` covers. */
const respelled: Readonly<Record<string, string>> = Object.fromEntries(
  `odour odor|odours odors|centre center|centres centers|theatre theater|theatres theaters|metre meter|metres meters
  litre liter|litres liters|kilometre kilometer|kilometres kilometers|centimetre centimeter|centimetres centimeters
  grey gray|programme program|programmes programs|jewellery jewelry|tyre tire|tyres tires|cheque check|cheques checks
  licence license|defence defense|offence offense|practise practice|practising practicing|practised practiced
  learnt learned|dreamt dreamed|burnt burned|spelt spelled|spoilt spoiled|leapt leaped|towards toward
  afterwards afterward|storey story|catalogue catalog|dialogue dialog|mum mom|mums moms|mummy mommy|pyjamas pajamas
  aeroplane airplane|ok okay|enrol enroll|fulfil fulfill|judgement judgment|moustache mustache|plough plow
  sceptical skeptical|ageing aging|doughnut donut|doughnuts donuts|draught draft|kerb curb|mould mold|omelette omelet
  skilful skillful|wilful willful|woollen woolen|yoghurt yogurt`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ')),
)

/** Verbs whose last letter is doubled in British spelling only: travelled, traveled. */
const doubled =
  `travel|cancel|model|label|level|fuel|signal|total|marvel|quarrel|counsel|tunnel|rival|dial|equal|pedal|shovel
  |channel|duel|panel|bevel|chisel|towel|funnel|unravel`.replace(/\s+/g, '')
const doubledForm = new RegExp(`^(${doubled})l(?=(?:ed|ing|er|ers)$)`)

/**
 * The American spelling of a word. The rules join no two words: "four" is not "for". Verbs in -vise, -prise, -mise and -cise
 * have one spelling.
 */
const respell = (word: string) =>
  respelled[word] ??
  word
    .replace(/^(\p{L}{3,})our(?=(?:s|ed|ing|ite|ites|able|ful|hood|hoods|ly|al|less)?$)/u, '$1or')
    .replace(/^(\p{L}{3,})(?<!v|pr|m|c)([iy])s(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/u, '$1$2z')
    .replace(doubledForm, '$1')

/** What is right in every English sentence. */
export const englishAnswers: AnswerFacts = {
  contractions: [
    ['I am', 'I’m'],
    ...after([...third, 'who', 'what', 'where'], 'is', 's'),
    ...after(['you', 'we', 'they', 'there', 'who', 'what', 'where'], 'are', 're'),
    ...after(['I', 'you', 'we', 'they', 'who', 'there'], 'have', 've'),
    ...after(third, 'has', 's'),
    ...after([...people, 'who', 'that', 'there'], 'would', 'd'),
    ...after([...people, 'who', 'there'], 'had', 'd'),
    ...after([...people, 'who', 'that', 'there', 'what'], 'will', 'll'),
    ...['would', 'could', 'should', 'might', 'must'].map((verb): [string, string] => [
      `${verb} have`,
      `${verb}’ve`,
    ]),
    ...negated.map((verb): [string, string] => [`${verb} not`, `${verb}n’t`]),
    ['will not', 'won’t'],
    ['cannot', 'can’t'],
    ['can not', 'can’t'],
    ['let us', 'let’s'],
  ],
  enclitics: { is: '’s', has: '’s' },
  respell,
  alike: alikeWords(`
    film movie
    films movies
    flat apartment
    flats apartments
    lorry truck
    autumn fall
    rubbish trash garbage
    football soccer
    trousers pants
    lift elevator
    shop store
    shops stores
    petrol gas
    jumper sweater pullover
    pavement sidewalk
    ill sick
    maths math
    until till
    TV television telly
    phone telephone
    bike bicycle
    bikes bicycles
    plane airplane
    fridge refrigerator
    everyone everybody
    someone somebody
    anyone anybody
    mum mother
    dad father daddy
    grandma grandmother granny gran nan
    grandpa grandfather granddad grandad
    hi hello hey
    kids children
    underground subway metro tube
    chemist pharmacy drugstore
    sofa couch
    holidays vacations
    taxi cab
    taxis cabs
    scared afraid frightened
    wardrobe closet
    bigger larger
    biggest largest
    colleague coworker
    colleagues coworkers
    mobile cellphone
    biscuit cookie
    biscuits cookies
    garden yard
    postman mailman
    motorway highway freeway
    start begin
    starts begins
    started began
    starting beginning
  `),
  numbers: englishNumbers,
  articles: (noun) => (/^(?:[aeio]|un[^i]|um|up|hour)/.test(noun) ? ['the', 'an'] : ['the', 'a']),
}
