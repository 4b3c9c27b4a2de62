import type { Contraction, IrregularForms } from '../inflection-data.ts'
import { mergedForms, pairs } from '../rule-tables.ts'

/** Irregular plurals, feminines and comparatives; the base first, then its forms. */
const plurals = pairs(
  'noun',
  ['plural'],
  `œil yeux, ciel cieux, aïeul aïeux, monsieur messieurs, madame mesdames, mademoiselle mesdemoiselles,
  bonhomme bonshommes, gentilhomme gentilshommes, travail travaux, vitrail vitraux, bail baux, corail coraux,
  émail émaux, soupirail soupiraux, os os, œuf œufs, bœuf bœufs, maximum maxima maximums, média médias,
  grand-mère grands-mères grand-mères, grand-père grands-pères, arc-en-ciel arcs-en-ciel, chef-d'œuvre chefs-d'œuvre,
  chou-fleur choux-fleurs, timbre-poste timbres-poste, beau-père beaux-pères, beau-frère beaux-frères,
  belle-mère belles-mères, belle-sœur belles-sœurs, petit-fils petits-fils, petite-fille petites-filles,
  petit-enfant petits-enfants, rouge-gorge rouges-gorges, wagon-lit wagons-lits, pomme-de-terre pommes-de-terre,
  porte-monnaie porte-monnaie, chauve-souris chauves-souris, après-midi après-midis, sous-marin sous-marins,
  coffre-fort coffres-forts, oiseau-mouche oiseaux-mouches, rond-point ronds-points, cerf-volant cerfs-volants`,
)
const feminines = pairs(
  'noun',
  ['feminine'],
  `roi reine, dieu déesse, héros héroïne, neveu nièce, duc duchesse, copain copine, loup louve, serviteur servante,
  gouverneur gouvernante, empereur impératrice, ambassadeur ambassadrice, compagnon compagne, canard cane,
  mulet mule, dindon dinde, abbé abbesse, prophète prophétesse, chef cheffe, turc turque, grec grecque, jumeau jumelle`,
)
const feminineAdjectives = pairs(
  'adjective',
  ['feminine'],
  `beau belle, nouveau nouvelle, vieux vieille, fou folle, mou molle, blanc blanche, franc franche, sec sèche,
  frais fraîche, long longue, doux douce, roux rousse, faux fausse, gros grosse, gras grasse, bas basse, las lasse,
  épais épaisse, public publique, grec grecque, turc turque, favori favorite, coi coite, malin maligne, bénin bénigne,
  gentil gentille, tiers tierce, hébreu hébraïque, aigu aiguë aigüe, ambigu ambiguë ambigüe, rigolo rigolote,
  bref brève, andalou andalouse, traître traîtresse, dû due, exprès expresse, jumeau jumelle, préfix préfixe`,
)
const feminineAdjectivePlurals = pairs(
  'adjective',
  ['feminine', 'plural'],
  `beau belles, nouveau nouvelles, vieux vieilles, fou folles, mou molles, tiers tierces, favori favorites,
  andalou andalouses, rigolo rigolotes, sec sèches, frais fraîches`,
)
/** Forms before a vowel: bel homme, cet ami. */
const beforeVowel = pairs(
  'adjective',
  ['masculine', 'singular'],
  'beau bel, nouveau nouvel, vieux vieil, fou fol, mou mol',
)
const comparison = mergedForms(
  pairs('adjective', ['comparative'], 'bon meilleur, mauvais pire, petit moindre'),
  pairs('adjective', ['comparative', 'feminine'], 'bon meilleure'),
  pairs('adjective', ['comparative', 'plural'], 'bon meilleurs, mauvais pires, petit moindres'),
  pairs('adjective', ['comparative', 'feminine', 'plural'], 'bon meilleures'),
  pairs('adverb', ['comparative'], 'bien mieux, mal pis, beaucoup plus, peu moins'),
)
const adverbs = pairs('adjective', ['adverb'], 'gentil gentiment, bref brièvement, grave grièvement')

const determiners = mergedForms(
  pairs(
    'determiner',
    ['feminine'],
    'le la, un une, mon ma, ton ta, son sa, ce cette, tout toute, quel quelle, aucun aucune, nul nulle, certain certaine, tel telle, chacun chacune, maint mainte',
  ),
  pairs(
    'determiner',
    ['plural'],
    'le les, un des, mon mes, ton tes, son ses, ce ces, notre nos, votre vos, leur leurs, tout tous, quel quels, quelque quelques, certain certains, tel tels',
  ),
  pairs('determiner', ['feminine', 'plural'], 'tout toutes, quel quelles, certain certaines, tel telles'),
  pairs('determiner', ['masculine', 'singular'], 'ce cet'),
  pairs(
    'pronoun',
    ['feminine'],
    "celui celle, lequel laquelle, quelqu'un quelqu'une, mien mienne, tien tienne, sien sienne, il elle",
  ),
  pairs(
    'pronoun',
    ['plural'],
    "celui ceux, lequel lesquels, quelqu'un quelques-uns, mien miens, tien tiens, sien siens, nôtre nôtres, vôtre vôtres, il ils",
  ),
  pairs(
    'pronoun',
    ['feminine', 'plural'],
    'celui celles, lequel lesquelles, mien miennes, tien tiennes, sien siennes, il elles',
  ),
)

/** Irregular nouns, adjectives, determiners and pronouns. */
export const frenchIrregularWords: IrregularForms = mergedForms(
  plurals,
  feminines,
  feminineAdjectives,
  feminineAdjectivePlurals,
  beforeVowel,
  comparison,
  adverbs,
  determiners,
)

/** Prepositions that are contracted with an article or with lequel; and s'il, the only elision of si. */
export const frenchContractions: readonly Contraction[] = (
  [
    ['au', 'à', 'le', 'le'],
    ['aux', 'à', 'le', 'les', 'plural'],
    ['du', 'de', 'le', 'le'],
    ['des', 'de', 'le', 'les', 'plural'],
    ['ès', 'en', 'le', 'les', 'plural'],
    ['auquel', 'à', 'lequel', 'lequel'],
    ['auxquels', 'à', 'lequel', 'lesquels', 'plural'],
    ['auxquelles', 'à', 'lequel', 'lesquelles', 'feminine', 'plural'],
    ['duquel', 'de', 'lequel', 'lequel'],
    ['desquels', 'de', 'lequel', 'lesquels', 'plural'],
    ['desquelles', 'de', 'lequel', 'lesquelles', 'feminine', 'plural'],
    ["s'il", 'si', 'il', 'il'],
    ["s'ils", 'si', 'il', 'ils', 'plural'],
  ] as const
).map(([form, first, lemma, text, ...reasons]) => ({
  form,
  parts: [{ lemma: first }, { lemma, text, reasons }],
}))

/** Words before an apostrophe: l'eau, qu'il, jusqu'ici. */
export const frenchElisions: readonly { form: string; lemma: string }[] = (
  [
    ["l'", 'le'],
    ["d'", 'de'],
    ["j'", 'je'],
    ["m'", 'me'],
    ["t'", 'te'],
    ["s'", 'se'],
    ["n'", 'ne'],
    ["c'", 'ce'],
    ["ç'", 'ce'],
    ["qu'", 'que'],
    ["jusqu'", 'jusque'],
    ["lorsqu'", 'lorsque'],
    ["puisqu'", 'puisque'],
    ["quoiqu'", 'quoique'],
    ["presqu'", 'presque'],
    ["quelqu'", 'quelque'],
    ["entr'", 'entre'],
  ] as const
).map(([form, lemma]) => ({ form, lemma }))
