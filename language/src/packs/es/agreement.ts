import type { AgreementFacts, DeterminerTable } from '../agreement-facts.ts'

const table = (rows: string): DeterminerTable => ({ rows: [rows] })
const number = (rows: string): DeterminerTable => ({ rows: [rows], isNumber: true })
const contraction = (rows: string): DeterminerTable => ({ rows: [rows], isContraction: true })
const stressedA =
  /^(?:agua|águila|alma|arma|aula|área|hambre|hacha|ala|ancla|ama|alga|ánfora|arpa|asa|haba|hada)$/

/** Agreement in Spanish. */
export const spanishAgreement: AgreementFacts = {
  cases: 'n',
  columns: ['ms', 'fs', 'mp', 'fp'],
  determiners: [
    table('el la/el los las'),
    { rows: ['un una/un - -'], isSingular: true },
    table('- - unos unas'),
    contraction('al a_la/al a_los a_las'),
    contraction('del de_la/del de_los de_las'),
    table('este esta estos estas'),
    table('ese esa esos esas'),
    table('aquel aquella aquellos aquellas'),
    table('mucho mucha muchos muchas'),
    table('poco poca pocos pocas'),
    table('otro otra otros otras'),
    table('todo toda todos todas'),
    table('nuestro nuestra nuestros nuestras'),
    table('vuestro vuestra vuestros vuestras'),
    table('algún alguna algunos algunas'),
    table('ningún ninguna - -'),
    table('cuánto cuánta cuántos cuántas'),
    table('tanto tanta tantos tantas'),
    table('demasiado demasiada demasiados demasiadas'),
    table('mismo misma mismos mismas'),
    table('mi mi mis mis'),
    table('tu tu tus tus'),
    table('su su sus sus'),
    table('- - varios varias'),
    { rows: ['cada cada - -'], isSingular: true },
    number('- - dos dos'),
    number('- - tres tres'),
    number('- - cuatro cuatro'),
    number('- - cinco cinco'),
    number('- - seis seis'),
    number('- - diez diez'),
    number('- - veinte veinte'),
  ],
  sounds: [
    ['el', stressedA],
    ['un', stressedA],
    ['al', stressedA],
    ['del', stressedA],
  ],
  alsoPronouns: ['la', 'los', 'las', 'este', 'esta', 'todo', 'mucho', 'poco', 'tanto', 'demasiado', 'otro'],
  soundsAreRules: true,
  alsoAdverbs: ['mucho', 'poco', 'tanto', 'demasiado', 'todo', 'cuánto', 'mismo'],
  predeterminers: ['todo', 'toda', 'todos', 'todas'],
  shades: ['claro', 'oscuro', 'marino'],
  neverNouns: ['como', 'sobre', 'bajo', 'para', 'menos', 'cuarto', 'hecho'],
  eitherNumber: ['gafas', 'vacaciones'],
  intensifiers: ['muy', 'tan', 'más', 'bastante', 'demasiado', 'poco', 'realmente', 'bien', 'super'],
  and: ['y', 'e', 'o', 'pero'],
  adjectivesBehind: true,
  predicatesAgree: true,
  eitherGender:
    'capital cura orden frente cólera corte radio guía policía cometa editorial pendiente mañana margen mar azúcar arte testigo joven modelo parte tema coma final cámara juez presente trompeta guardia internet foto moto calor maratón bebé víctima persona'.split(
      ' ',
    ),
  invariable: ['cada', 'rosa', 'naranja', 'violeta', 'gratis', 'extra', 'bien', 'mal', 'mejor', 'peor'],
  be: ['ser', 'estar', 'parecer'],
}
