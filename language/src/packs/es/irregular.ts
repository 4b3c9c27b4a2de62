import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, pairs, wordsOf } from '../rule-tables.ts'
import { spanishIrregularVerbs } from './irregular-verbs.ts'

/** Determiners and pronouns with gender and number: mucho, otro, este. */
const determiners: IrregularForms = Object.fromEntries(
  wordsOf(`mucho mucha muchos muchas, poco poca pocos pocas, otro otra otros otras, todo toda todos todas,
  tanto tanta tantos tantas, cuánto cuánta cuántos cuántas, cuanto cuanta cuantos cuantas, alguno alguna algunos algunas,
  ninguno ninguna ningunos ningunas, demasiado demasiada demasiados demasiadas, nuestro nuestra nuestros nuestras,
  vuestro vuestra vuestros vuestras, mío mía míos mías, tuyo tuya tuyos tuyas, suyo suya suyos suyas, este esta estos estas,
  ese esa esos esas, aquel aquella aquellos aquellas, uno una unos unas, mismo misma mismos mismas, el la los las,
  vario varia varios varias, cierto cierta ciertos ciertas, él ella ellos ellas, éste ésta éstos éstas, ése ésa ésos ésas,
  nosotros nosotras - -, vosotros vosotras - -, cuyo cuya cuyos cuyas`).map(
    ([base = '', feminine = '-', plural = '-', both = '-']) => [
      base,
      irregularForm(
        null,
        (
          [
            { text: feminine, reasons: ['feminine'] },
            { text: plural, reasons: ['plural'] },
            { text: both, reasons: ['feminine', 'plural'] },
          ] satisfies Cell[]
        ).filter(({ text }) => text !== '-'),
      ),
    ],
  ),
)

const women = `gato gata, perro perra, hijo hija, niño niña, chico chica, amigo amiga, abuelo abuela, tío tía, primo prima, novio novia,
  hermano hermana, vecino vecina, alumno alumna, abogado abogada, médico médica, esposo esposa, suegro suegra, sobrino sobrina,
  nieto nieta, muchacho muchacha, maestro maestra, lobo loba, oso osa, pato pata, dueño dueña, invitado invitada, empleado empleada,
  anciano anciana, ciudadano ciudadana, italiano italiana, psicólogo psicóloga, fotógrafo fotógrafa, mago maga, brujo bruja,
  político política, técnico técnica, músico música, científico científica, actor actriz, emperador emperatriz, rey reina,
  príncipe princesa, héroe heroína, gallo gallina, jefe jefa, presidente presidenta, dependiente dependienta, cliente clienta,
  juez jueza, alcalde alcaldesa, conde condesa, poeta poetisa, tigre tigresa`

const plural = (word: string) =>
  /[aeiouáéó]$/.test(word) ? `${word}s` : word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${word}es`

/** The feminine plurals, by the masculine or the feminine word of the pair as their base. */
const pluralsOf = (base: 0 | 1) =>
  wordsOf(women)
    .map((pair) => `${pair[base]} ${plural(pair[1] ?? '')}`)
    .join(',')

/** Irregular forms by base. */
export const spanishIrregular: IrregularForms = mergedForms(
  spanishIrregularVerbs,
  determiners,
  // If a dictionary has hija, hijas is its plural rather than the feminine of hijos.
  pairs('noun', ['plural'], pluralsOf(1)),
  pairs('noun', ['feminine'], women),
  pairs('noun', ['feminine', 'plural'], pluralsOf(0)),
  pairs(
    'noun',
    ['plural'],
    'carácter caracteres, régimen regímenes, espécimen especímenes, lápiz lápices, hipérbaton hipérbatos, club clubs clubes, álbum álbumes, jersey jerséis',
  ),
  pairs(null, ['neuter'], 'este esto, ese eso, aquel aquello, el lo'),
  pairs(
    null,
    ['shortened'],
    `grande gran, bueno buen, malo mal, primero primer, tercero tercer, alguno algún, ninguno ningún, uno un,
  santo san, ciento cien, cualquiera cualquier, tanto tan, cuanto cuan, para pa,
  televisión tele, bicicleta bici, película peli, profesor profe, universidad uni, fotografía foto, motocicleta moto`,
  ),
  pairs('determiner', ['plural'], 'mi mis, tu tus, su sus'),
  pairs(
    'noun',
    ['shortened', 'plural'],
    'película pelis, fotografía fotos, motocicleta motos, bicicleta bicis, profesor profes',
  ),
  pairs(null, ['plural'], 'cualquiera cualesquiera, quien quienes, cual cuales, quién quiénes, cuál cuáles'),
  pairs('adjective', ['comparative'], 'bueno mejor, malo peor, grande mayor, pequeño menor'),
  pairs('adverb', ['comparative'], 'bien mejor, mal peor, mucho más, poco menos'),
  pairs(
    'adjective',
    ['superlative'],
    `bueno óptimo, malo pésimo, grande máximo, pequeño mínimo, antiguo antiquísimo, fuerte fortísimo, nuevo novísimo,
  fácil facilísimo, difícil dificilísimo, útil utilísimo, débil debilísimo, célebre celebérrimo, libre libérrimo, pobre paupérrimo, joven jovencísimo`,
  ),
  pairs('adjective', ['feminine'], 'andaluz andaluza'),
  pairs('adverb', ['superlative'], 'lejos lejísimos, cerca cerquísima, tarde tardísimo, pronto prontísimo'),
  pairs('adverb', ['diminutive'], 'despacio despacito, lejos lejitos'),
  pairs('adjective', ['diminutive'], 'caliente calentito, viejo viejecito viejito'),
  pairs('adjective', ['feminine', 'diminutive'], 'caliente calentita, viejo viejecita viejita'),
  pairs('noun', ['feminine', 'diminutive'], 'viejo viejecita viejita'),
  pairs('noun', ['diminutive', 'plural'], 'pie piececitos piecitos, pájaro pajaritos pajarillos'),
  pairs(
    'noun',
    ['diminutive'],
    `pájaro pajarito pajarillo, lámpara lamparita, agua agüita, mano manita manito, pie piececito piecito, papá papaíto papito, mamá mamaíta mamita, ratón ratoncito,
  joven jovencito, viejo viejecito viejito, rey reyecito, pez pececito, voz vocecita, luz lucecita, cruz crucecita`,
  ),
)
