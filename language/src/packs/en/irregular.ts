import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, mergedForms, pairs, wordsOf } from '../rule-tables.ts'

/** Base, past, participle. '/' separates variants; a participle like the past is left out; '*': -ed is right too. */
const verbs = `arise arose arisen, awake* awoke awoken, bear bore borne/born, beat beat beaten, become became become, begin began begun,
  bend bent, bet* bet/betted, bid* bid/bade bid/bidden, bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken,
  breed bred, bring brought, broadcast* broadcast, build built, burn* burnt, burst burst, buy bought, cast cast, catch caught,
  choose chose chosen, cling clung, come came come, cost* cost, creep crept, cut cut, deal dealt, dig dug, dive* dove, draw drew drawn,
  dream* dreamt, drink drank drunk, drive drove driven, dwell* dwelt, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought,
  find found, fit* fit, flee fled, plead* pled, shave* shaved shaven, thrive* throve thriven, bust* bust, fling flung, fly flew flown, forbid forbade forbidden, forecast* forecast, foresee foresaw foreseen,
  forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, get got got/gotten, give gave given, go went gone,
  grind ground, grow grew grown, hang* hung, hear heard, hide hid hidden, hit hit, hold held, hurt hurt, keep kept, kneel* knelt,
  knit* knit, know knew known, lay laid, lead led, lean* leant, leap* leapt, learn* learnt, leave left, lend lent, let let, lie* lay lain,
  light* lit, lose lost, make made, mean meant, meet met, mistake mistook mistaken, mow* mowed mown, overcome overcame overcome, pay paid,
  prove* proved proven, put put, quit* quit, read read, rend rent, rid* rid, ride rode ridden, ring rang rung, rise rose risen, run ran run,
  saw* sawed sawn, say said, see saw seen, seek sought, sell sold, send sent, set set, sew* sewed sewn, shake shook shaken, shear* sheared shorn,
  shed shed, shine* shone, shoot shot, show* showed shown, shrink shrank shrunk, shut shut, sing sang sung, sink sank sunk, sit sat,
  slay slew slain, sleep slept, slide slid, sling* slung, slit slit, smell* smelt, sow* sowed sown, speak spoke spoken, speed* sped, spell* spelt,
  spend spent, spill* spilt, spin spun, spit* spat, split split, spoil* spoilt, spread spread, spring sprang sprung, stand stood,
  steal stole stolen, stick stuck, sting stung, stink stank stunk, stride strode stridden, strike struck struck/stricken, string strung,
  strive* strove striven, swear swore sworn, sweep swept, swell* swelled swollen, swim swam swum, swing swung, take took taken, teach taught,
  tear tore torn, tell told, think thought, throw threw thrown, thrust thrust, tread trod trodden, understand understood, upset upset,
  wake woke woken, wear wore worn, weave* wove woven, wed* wed, weep wept, wet* wet, win won, wind* wound, withdraw withdrew withdrawn,
  wring wrung, write wrote written, overhear overheard, undergo underwent undergone, undo undid undone, outdo outdid outdone,
  bereave* bereft, beget begot begotten, behold beheld, cleave* cleft cloven, clothe* clad, forsake forsook forsaken, input* input,
  offset* offset, sneak* snuck, strew* strewed strewn, sublet sublet, typecast typecast, shrive shrove shriven, smite smote smitten`

const verbForms: IrregularForms = Object.fromEntries(
  wordsOf(verbs).map(([head = '', past = '', participle = past]) => [
    head.replace('*', ''),
    {
      ...irregularForm('verb', [
        ...past.split('/').map((text): Cell => ({ text, reasons: ['past'] })),
        ...participle.split('/').map((text): Cell => ({ text, reasons: ['participle'] })),
      ]),
      insteadOfRules: !head.endsWith('*'),
    },
  ]),
)

const auxiliaries: IrregularForms = {
  be: {
    ...irregularForm('verb', [
      { text: 'am', reasons: ['present', 'firstPerson', 'singular'] },
      { text: 'is', reasons: ['present', 'thirdPerson', 'singular'] },
      { text: 'are', reasons: ['present', 'plural'] },
      { text: 'are', reasons: ['present', 'secondPerson', 'singular'] },
      { text: 'was', reasons: ['past', 'singular'] },
      { text: 'were', reasons: ['past', 'plural'] },
      { text: 'been', reasons: ['participle'] },
      { text: 'being', reasons: ['gerund'] },
    ]),
    insteadOfRules: true,
  },
  have: {
    ...irregularForm('verb', [
      { text: 'has', reasons: ['present', 'thirdPerson', 'singular'] },
      { text: 'had', reasons: ['past'] },
      { text: 'had', reasons: ['participle'] },
    ]),
    insteadOfRules: true,
  },
  do: {
    ...irregularForm('verb', [
      { text: 'does', reasons: ['present', 'thirdPerson', 'singular'] },
      { text: 'did', reasons: ['past'] },
      { text: 'done', reasons: ['participle'] },
      { text: 'doing', reasons: ['gerund'] },
    ]),
    insteadOfRules: true,
  },
  go: irregularForm('verb', [
    { text: 'goes', reasons: ['present', 'thirdPerson', 'singular'] },
    { text: 'going', reasons: ['gerund'] },
  ]),
  can: irregularForm('verb', [{ text: 'could', reasons: ['past'] }]),
  may: irregularForm('verb', [{ text: 'might', reasons: ['past'] }]),
  will: irregularForm('verb', [{ text: 'would', reasons: ['conditional'] }]),
  shall: irregularForm('verb', [{ text: 'should', reasons: ['conditional'] }]),
}

const plurals = `man men, woman women, child children, person people, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen,
  die dice, penny pence pennies, sheep sheep, fish fish, deer deer, series series, species species, aircraft aircraft, means means,
  crossroads crossroads, criterion criteria, phenomenon phenomena, medium media, datum data, bacterium bacteria, curriculum curricula,
  memorandum memoranda, stratum strata, cactus cacti, fungus fungi, nucleus nuclei, radius radii, syllabus syllabi, stimulus stimuli,
  alumnus alumni, focus foci, index indices, appendix appendices, matrix matrices, vertex vertices, formula formulae, larva larvae,
  antenna antennae, vertebra vertebrae, corpus corpora, genus genera, passer-by passers-by, grandchild grandchildren,
  mother-in-law mothers-in-law, father-in-law fathers-in-law, brother-in-law brothers-in-law, sister-in-law sisters-in-law,
  runner-up runners-up, salmon salmon, spacecraft spacecraft, offspring offspring, bureau bureaux, gateau gateaux, plateau plateaux,
  dwarf dwarves, hoof hooves, staff staves, quiz quizzes, gas gases, bus buses, axis axes, ellipsis ellipses, analysis analyses, crisis crises, thesis theses, basis bases, oasis oases, hypothesis hypotheses,
  diagnosis diagnoses, parenthesis parentheses, synthesis syntheses, emphasis emphases,  tomato tomatoes, TV TVs, CD CDs, DVD DVDs`

/** Irregular forms by base. */
export const englishIrregular: IrregularForms = mergedForms(
  mergedForms(verbForms, auxiliaries),
  pairs('noun', ['plural'], plurals),
  pairs(null, ['plural'], 'this these, that those'),
  pairs(null, ['accusative'], 'I me, he him, she her, we us, they them, who whom'),
  pairs(null, ['possessive'], 'who whose'),
  pairs(
    null,
    ['possessive'],
    `nobody nobody's, somebody somebody's, everybody everybody's, anybody anybody's, someone someone's, everyone everyone's,
  anyone anyone's, else else's, one one's, other other's others'`,
  ),
  pairs('adjective', ['comparative'], 'good better, bad worse, far farther further, old elder'),
  pairs('adjective', ['superlative'], 'good best, bad worst, far farthest furthest, old eldest'),
  pairs('adverb', ['comparative'], 'well better, badly worse, much more, little less'),
  pairs('adverb', ['superlative'], 'well best, badly worst, much most, little least'),
  pairs(null, ['comparative'], 'many more, few fewer'),
  pairs(null, ['superlative'], 'many most, few fewest'),
  pairs('verb', ['gerund', 'shortened'], "go goin', do doin', lie lyin', die dyin'"),
  pairs('adjective', ['adverb'], 'true truly, whole wholly, due duly, dull dully, full fully'),
  pairs(
    null,
    ['shortened'],
    `because 'cause cos 'cos, them 'em, until till, about 'bout, though tho, and 'n' an', old ol', of o', the th', telephone phone,
  refrigerator fridge, advertisement ad advert, examination exam, laboratory lab, photograph photo, bicycle bike, airplane plane,
  television telly tv, mathematics maths math, influenza flu, gymnasium gym, vegetable veg veggie, brother bro`,
  ),
)
