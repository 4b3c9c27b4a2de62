import { type HeadwordFacts, nounsOf } from '../headword-facts.ts'

export const headwordFacts: HeadwordFacts = {
  articles: { m: 'el', f: 'la' },
  pluralArticles: { m: 'los', f: 'las' },
  pluralNouns: nounsOf(
    'pantalones gafas deberes espaguetis padres vacaciones vaqueros tijeras matemáticas miles escaleras gracias hermanos abuelos medias calzoncillos estudios apuntes alimentos platos medios ganas elecciones afueras rebajas nervios ahorros náuseas datos sobras cubiertos celos residuos alrededores ingresos prácticas noticias palomitas',
  ),
  exceptions: [
    {
      gender: 'f',
      noun: /^(?:agua|aguas|aula|águila|arma|alma|ala|área|hambre|hacha|ancla|ama|ave|habla|hada|haya|alba|asma|ansia|aspa|alga|álgebra|aria|asa|acta|aura|arca|ánfora)$/,
      article: 'el',
    },
  ],
}
