import type { AgreementFacts, DeterminerTable } from '../agreement-facts.ts'

const table = (rows: string): DeterminerTable => ({ rows: [rows] })
const number = (rows: string): DeterminerTable => ({ rows: [rows], isNumber: true })
const contraction = (rows: string): DeterminerTable => ({ rows: [rows], isContraction: true })
const vowel =
  /^(?:[aeiouyàâéèêëîïôùûœæ]|h(?!(?:uit|aricot|asard|aut|éros|ollandais|onte|ors|uée|omard|ockey|andicap|amster|all|amac|arpe|ache|aine|anche|ibou|iérarchie|ongrie|alte|alles|amburger|angar|arcèlement|asch|âte|ausse|aie|urlement|utte|oquet|eurt))\p{L}|œ)/iu
const notVowel = /^(?:onz|énième|oui|yaourt|yoga|yacht|ouistiti|un$)/i
const next = new RegExp(`^(?!${notVowel.source.slice(1)})${vowel.source.slice(1)}`, 'iu')

/** Agreement in French. */
export const frenchAgreement: AgreementFacts = {
  cases: 'n',
  columns: ['ms', 'fs', 'mp', 'fp'],
  determiners: [
    table("le/l' la/l' les les"),
    { rows: ['un une - -'], isSingular: true },
    table('- - des des'),
    contraction("du/de_l' de_la/de_l' des des"),
    contraction("au/à_l' à_la/à_l' aux aux"),
    table('ce/cet cette ces ces'),
    table('mon ma/mon mes mes'),
    table('ton ta/ton tes tes'),
    table('son sa/son ses ses'),
    table('notre notre nos nos'),
    table('votre votre vos vos'),
    table('leur leur leurs leurs'),
    table('quel quelle quels quelles'),
    table('tout toute tous toutes'),
    { rows: ['chaque chaque - -'], isSingular: true },
    table('- - plusieurs plusieurs'),
    table('- - quelques quelques'),
    number('- - deux deux'),
    number('- - trois trois'),
    number('- - quatre quatre'),
    number('- - cinq cinq'),
    number('- - dix dix'),
  ],
  sounds: [
    ["l'", next],
    ["de l'", next],
    ["à l'", next],
    ['cet', next],
    ['mon', next],
    ['ton', next],
    ['son', next],
  ],
  alsoPronouns: ['le', 'la', 'les', "l'", 'leur', 'tout', 'tous', 'ce', 'du', 'des'],
  soundsAreRules: true,
  alsoAdverbs: ['tout', 'tous'],
  predeterminers: ['tout', 'toute', 'tous', 'toutes'],
  shades: ['clair', 'foncé', 'marine', 'vif', 'pâle'],
  neverNouns: [
    'est',
    'a',
    'as',
    'été',
    'suis',
    'or',
    'son',
    'ton',
    'si',
    'pas',
    'plus',
    'ensemble',
    'mai',
    'leur',
    'être',
    'avoir',
    'même',
  ],
  intensifiers: ['très', 'trop', 'plus', 'moins', 'si', 'assez', 'bien', 'aussi', 'vraiment', 'un_peu'],
  and: ['et', 'ou', 'mais'],
  adjectivesBehind: true,
  predicatesAgree: true,
  eitherGender:
    'livre tour présent mode poste voile manche mémoire critique vase page somme moule poêle gens après-midi enfant élève collègue journaliste touriste artiste dentiste secrétaire camarade adulte guide ministre médecin professeur interview personne victime aide garde physique politique finale œuvre couple amour part espace chose môme bébé air finale'.split(
      ' ',
    ),
  invariable: ['marron', 'orange', 'super', 'sympa', 'chic', 'bien', 'mal', 'cool', 'bon marché'],
  be: ['être', 'sembler', 'rester'],
}
