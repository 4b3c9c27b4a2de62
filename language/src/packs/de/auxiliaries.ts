import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, sixPersons } from '../rule-tables.ts'

const wish: readonly FormReason[] = ['past', 'subjunctive']
const reported: readonly FormReason[] = ['present', 'subjunctive']

/** sein, haben, werden, wissen and the modal verbs: present, past, both subjunctives, participle. */
const auxiliaries: Record<
  string,
  { present: string; past: string; wish: string; reported: string; others: Cell[] }
> = {
  sein: {
    present: 'bin bist ist sind seid sind',
    past: 'war warst war waren wart waren',
    wish: 'wäre wärst/wärest wäre wären wärt/wäret wären',
    reported: 'sei seist/seiest sei seien seiet seien',
    others: [
      { text: 'gewesen', reasons: ['participle'] },
      { text: 'sei', reasons: ['imperative', 'secondPerson', 'singular'] },
      { text: 'seid', reasons: ['imperative', 'secondPerson', 'plural'] },
    ],
  },
  haben: {
    present: 'habe/hab hast hat haben habt haben',
    past: 'hatte hattest hatte hatten hattet hatten',
    wish: 'hätte hättest hätte hätten hättet hätten',
    reported: 'habe habest habe haben habet haben',
    others: [{ text: 'gehabt', reasons: ['participle'] }],
  },
  werden: {
    present: 'werde wirst wird werden werdet werden',
    past: 'wurde wurdest wurde wurden wurdet wurden',
    wish: 'würde würdest würde würden würdet würden',
    reported: 'werde werdest werde werden werdet werden',
    others: [
      { text: 'geworden', reasons: ['participle'] },
      { text: 'worden', reasons: ['participle', 'passive'] },
    ],
  },
  wissen: {
    present: 'weiß weißt weiß - wisst -',
    past: 'wusste wusstest wusste wussten wusstet wussten',
    wish: 'wüsste wüsstest wüsste wüssten wüsstet wüssten',
    reported: 'wisse wissest wisse - - -',
    others: [{ text: 'gewusst', reasons: ['participle'] }],
  },
  können: {
    present: 'kann kannst kann - könnt -',
    past: 'konnte konntest konnte konnten konntet konnten',
    wish: 'könnte könntest könnte könnten könntet könnten',
    reported: 'könne könnest könne - - -',
    others: [{ text: 'gekonnt', reasons: ['participle'] }],
  },
  müssen: {
    present: 'muss musst muss - müsst -',
    past: 'musste musstest musste mussten musstet mussten',
    wish: 'müsste müsstest müsste müssten müsstet müssten',
    reported: 'müsse müssest müsse - - -',
    others: [{ text: 'gemusst', reasons: ['participle'] }],
  },
  dürfen: {
    present: 'darf darfst darf - dürft -',
    past: 'durfte durftest durfte durften durftet durften',
    wish: 'dürfte dürftest dürfte dürften dürftet dürften',
    reported: 'dürfe dürfest dürfe - - -',
    others: [{ text: 'gedurft', reasons: ['participle'] }],
  },
  mögen: {
    present: 'mag magst mag - mögt -',
    past: 'mochte mochtest mochte mochten mochtet mochten',
    wish: 'möchte möchtest möchte möchten möchtet möchten',
    reported: 'möge mögest möge - - -',
    others: [{ text: 'gemocht', reasons: ['participle'] }],
  },
  sollen: {
    present: 'soll sollst soll - sollt -',
    past: 'sollte solltest sollte sollten solltet sollten',
    wish: 'sollte solltest sollte sollten solltet sollten',
    reported: 'solle sollest solle - - -',
    others: [{ text: 'gesollt', reasons: ['participle'] }],
  },
  wollen: {
    present: 'will willst will - wollt -',
    past: 'wollte wolltest wollte wollten wolltet wollten',
    wish: 'wollte wolltest wollte wollten wolltet wollten',
    reported: 'wolle wollest wolle - - -',
    others: [{ text: 'gewollt', reasons: ['participle'] }],
  },
}
const auxiliaryForms: IrregularForms = Object.fromEntries(
  Object.entries(auxiliaries).map(([base, verb]) => [
    base,
    {
      ...irregularForm('verb', [
        ...sixPersons(verb.present, ['present']),
        ...sixPersons(verb.past, ['past']),
        ...sixPersons(verb.wish, wish),
        ...verb.others,
        ...sixPersons(verb.reported, reported),
      ]),
      insteadOfRules: true,
    },
  ]),
)

/** Subjunctives that learners meet as words of their own. They come before mögen and werden, whose forms they are. */
const subjunctives: IrregularForms = {
  möchten: irregularForm('verb', sixPersons('möchte möchtest möchte - möchtet -', ['present'])),
  würde: irregularForm('verb', sixPersons('- würdest - würden würdet würden', wish)),
}

/** Forms of sein, haben, werden, wissen, the modal verbs, and möchte and würde. */
export const germanAuxiliaries: IrregularForms = mergedForms(subjunctives, auxiliaryForms)
