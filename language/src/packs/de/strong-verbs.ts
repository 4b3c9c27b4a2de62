import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { IrregularForms } from '../inflection-data.ts'
import { type Cell, irregularForm, sixPersons, wordsOf } from '../rule-tables.ts'

/** Infinitive, er-form of the present ('-' when regular), ich-form of the past, participle. */
const principalParts = `backen bäckt backte/buk gebacken, befehlen befiehlt befahl befohlen, beginnen - begann begonnen, beißen - biss gebissen,
  bergen birgt barg geborgen, bersten birst barst geborsten, bewegen - bewog bewogen, erwägen - erwog erwogen, glimmen - glomm geglommen,
  mahlen - mahlte gemahlen, quellen quillt quoll gequollen, salzen - salzte gesalzen, schinden - schund geschunden, spalten - spaltete gespalten,
  speien - spie gespien, erbleichen - erblich erblichen, betrügen - betrog betrogen, biegen - bog gebogen, bieten - bot geboten, binden - band gebunden, bitten - bat gebeten,
  blasen bläst blies geblasen, bleiben - blieb geblieben, braten brät briet gebraten, brechen bricht brach gebrochen, brennen - brannte gebrannt,
  bringen - brachte gebracht, denken - dachte gedacht, dringen - drang gedrungen, empfangen empfängt empfing empfangen,
  empfehlen empfiehlt empfahl empfohlen, empfinden - empfand empfunden, erlöschen erlischt erlosch erloschen, erschrecken erschrickt erschrak erschrocken,
  essen isst aß gegessen, fahren fährt fuhr gefahren, fallen fällt fiel gefallen, fangen fängt fing gefangen, fechten ficht focht gefochten,
  finden - fand gefunden, flechten flicht flocht geflochten, fliegen - flog geflogen, fliehen - floh geflohen, fließen - floss geflossen,
  fressen frisst fraß gefressen, frieren - fror gefroren, gären - gor gegoren, gebären gebiert gebar geboren, geben gibt gab gegeben,
  gedeihen - gedieh gediehen, gehen - ging gegangen, gelingen - gelang gelungen, gelten gilt galt gegolten, genesen - genas genesen,
  genießen - genoss genossen, geschehen geschieht geschah geschehen, gewinnen - gewann gewonnen, gießen - goss gegossen, gleichen - glich geglichen,
  gleiten - glitt geglitten, graben gräbt grub gegraben, greifen - griff gegriffen, halten hält hielt gehalten, hängen - hing gehangen,
  hauen - hieb gehauen, heben - hob gehoben, heißen - hieß geheißen, helfen hilft half geholfen, kennen - kannte gekannt, klingen - klang geklungen,
  kneifen - kniff gekniffen, kommen - kam gekommen, kriechen - kroch gekrochen, laden lädt lud geladen, lassen lässt ließ gelassen,
  laufen läuft lief gelaufen, leiden - litt gelitten, leihen - lieh geliehen, lesen liest las gelesen, liegen - lag gelegen, lügen - log gelogen,
  meiden - mied gemieden, messen misst maß gemessen, misslingen - misslang misslungen, nehmen nimmt nahm genommen, nennen - nannte genannt,
  pfeifen - pfiff gepfiffen, preisen - pries gepriesen, raten rät riet geraten, reiben - rieb gerieben, reißen - riss gerissen, reiten - ritt geritten,
  rennen - rannte gerannt, riechen - roch gerochen, ringen - rang gerungen, rinnen - rann geronnen, rufen - rief gerufen, saufen säuft soff gesoffen,
  saugen - sog gesogen, schaffen - schuf geschaffen, scheiden - schied geschieden, scheinen - schien geschienen, schelten schilt schalt gescholten,
  schieben - schob geschoben, schießen - schoss geschossen, schlafen schläft schlief geschlafen, schlagen schlägt schlug geschlagen,
  schleichen - schlich geschlichen, schleifen - schliff geschliffen, schließen - schloss geschlossen, schlingen - schlang geschlungen,
  schmeißen - schmiss geschmissen, schmelzen schmilzt schmolz geschmolzen, schneiden - schnitt geschnitten, schreiben - schrieb geschrieben,
  schreien - schrie geschrien, schreiten - schritt geschritten, schweigen - schwieg geschwiegen, schwellen schwillt schwoll geschwollen,
  schwimmen - schwamm geschwommen, schwinden - schwand geschwunden, schwingen - schwang geschwungen, schwören - schwor geschworen,
  sehen sieht sah gesehen, senden - sandte gesandt, singen - sang gesungen, sinken - sank gesunken, sinnen - sann gesonnen, sitzen - saß gesessen,
  spinnen - spann gesponnen, sprechen spricht sprach gesprochen, sprießen - spross gesprossen, springen - sprang gesprungen, stechen sticht stach gestochen,
  stehen - stand gestanden, stehlen stiehlt stahl gestohlen, steigen - stieg gestiegen, sterben stirbt starb gestorben, stinken - stank gestunken,
  stoßen stößt stieß gestoßen, streichen - strich gestrichen, streiten - stritt gestritten, tragen trägt trug getragen, treffen trifft traf getroffen,
  treiben - trieb getrieben, treten tritt trat getreten, trinken - trank getrunken, trügen - trog getrogen, tun tut tat getan,
  verderben verdirbt verdarb verdorben, vergessen vergisst vergaß vergessen, verlieren - verlor verloren, verschwinden - verschwand verschwunden,
  verzeihen - verzieh verziehen, wachsen wächst wuchs gewachsen, waschen wäscht wusch gewaschen, weben - wob gewoben, weichen - wich gewichen,
  weisen - wies gewiesen, wenden - wandte gewandt, werben wirbt warb geworben, werfen wirft warf geworfen, wiegen - wog gewogen, winden - wand gewunden,
  wringen - wrang gewrungen, ziehen - zog gezogen, zwingen - zwang gezwungen`

/** Verbs with an inseparable prefix, after the verb that they are inflected like. Their participle has no ge-. */
const derived = `stehen ver be ent ge über wider unter, kommen be ent ver über, geben er ver um über, gehen be ver ent er zer um, nehmen über unter ver be ent,
  sprechen ver be ent wider, halten er be ent unter ver, lassen ver ent über er unter, fallen ge ver zer be über ent, finden be er,
  schreiben be ver unter um über, tragen er ver be über, ziehen be er ver ent über unter, bieten ver ge über unter, brechen unter zer ver er, bringen ver er über,
  denken be ge über, brennen ver, kennen er ver be, nennen be er, fahren er ver über be wider um, fangen ver, treiben be ver über, helfen ver,
  laden be ent ver, laufen ver ent über, lesen ver, liegen unter er, leihen ver, meiden ver, messen be ver er, raten be ver er ge, reißen zer ver ent,
  reiben zer, rufen be wider ver, scheiden ent ver unter, scheinen er, schlafen ver, schlagen be er ver zer über, schließen be ent ver er um, schneiden zer be ver über,
  schweigen ver, schießen er be ver, schieben ver, sehen ver über er be, senden ver ent über, singen be, sinken ver, sitzen be, springen ent zer über, stechen be er,
  stehlen be, steigen be er über ver, sterben er ver, stoßen ver, streichen ver be unter, treffen be über, treten be ver über zer, trinken er be ver,
  wachsen er ver über, weichen ent, weisen be ver er über unter, wenden ver ent, werben be er, werfen ent ver unter, winden über ver, zwingen be er,
  fliegen über ver, fließen zer, frieren er ge, graben be ver, greifen be er ver, heben er ent, hängen ver be, klingen er ver, gießen be ver er, gleichen ver be,
  binden ver ent, bitten er ver, blasen ver, biegen ver um, essen über, fressen zer, rinnen ge ver, sinnen be, schwören be ver, tun ver, pfeifen ver, leiden er`

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' }
const umlauted = (stem: string) => stem.replace(/[aou](?=[^aou]*$)/, (vowel) => umlauts[vowel] ?? vowel)

const subjunctives: Record<string, string> = {
  // The vowel of the subjunctive differs from that of the past; '/' separates variants.
  stehen: 'stünd/ständ',
  helfen: 'hülf/hälf',
  sterben: 'stürb',
  werfen: 'würf',
  verderben: 'verdürb',
  befehlen: 'befähl/beföhl',
  empfehlen: 'empfähl/empföhl',
  beginnen: 'begänn/begönn',
  gewinnen: 'gewänn/gewönn',
  schwimmen: 'schwämm/schwömm',
  werben: 'würb',
  brennen: 'brennt',
  kennen: 'kennt',
  nennen: 'nennt',
  rennen: 'rennt',
  senden: 'sendet',
  wenden: 'wendet',
}

/** Present of the persons whose vowel changes: er gibt, du gibst, gib! */
function presentForms(infinitive: string, he: string): Cell[] {
  if (he === '-') return []
  const stem = infinitive.replace(/e?n$/, '')
  // halten, er hält; treten, er tritt: the t belongs to the stem.
  const isBare = he.endsWith('tt') || (he.length <= stem.length && stem.endsWith('t'))
  const changed = isBare ? he : he.replace(/t$/, '')
  const you = /[sßxz]$/.test(changed) ? `${changed}t` : `${changed}st`
  const commands = /e[^e]*$/.test(stem) && /i/.test(he)
  return [
    ...sixPersons(`- ${you} ${he} - - -`, ['present']),
    ...(commands ? [{ text: changed, reasons: ['imperative', 'secondPerson', 'singular'] } as const] : []),
  ]
}

function pastForms(past: string, tense: readonly FormReason[]): Cell[] {
  if (past.endsWith('e')) return sixPersons(`${past} ${past}st ${past} ${past}n ${past}t ${past}n`, tense)
  const hisses = /[sßz]$/.test(past)
  const halts = /[td]$/.test(past)
  const you = hisses ? `${past}t/${past}est` : halts ? `${past}st/${past}est` : `${past}st`
  return sixPersons(`${past} ${you} ${past} ${past}en ${past}${halts ? 'et' : 't'} ${past}en`, tense)
}

function wishForms(infinitive: string, past: string): Cell[] {
  const stems = subjunctives[infinitive]?.split('/') ?? [umlauted(past.replace(/e$/, ''))]
  return stems.flatMap((stem) =>
    sixPersons(`${stem}e ${stem}est/${stem}st ${stem}e ${stem}en ${stem}et/${stem}t ${stem}en`, [
      'past',
      'subjunctive',
    ]),
  )
}

function formsOf([infinitive = '', he = '-', pasts = '', participle = '']: string[]): Cell[] {
  return [
    ...presentForms(infinitive, he),
    // Before the past, because verloren is more often the participle than "we lost".
    { text: participle, reasons: ['participle'] },
    ...pasts.split('/').flatMap((past) => pastForms(past, ['past'])),
    ...wishForms(infinitive, pasts.split('/').at(-1) ?? ''),
  ]
}

/** Verbs that also have weak forms, or a weak verb of the same infinitive: schaffte, sendete. */
const alsoWeak = new Set(
  'backen bewegen erschrecken gären glimmen hängen hauen quellen salzen saugen schaffen schleifen schmelzen schwellen senden sinnen spalten weben weichen wenden wiegen erlöschen laden scheren melken winden'.split(
    ' ',
  ),
)

const simple = new Map(wordsOf(principalParts).map((parts) => [parts[0] ?? '', formsOf(parts)]))

/** verstehen, verstand. In the participle the prefix replaces ge-: gestanden, verstanden. */
const withPrefix = wordsOf(derived).flatMap(([infinitive = '', ...prefixes]) =>
  prefixes.map((prefix): [string, Cell[]] => [
    prefix + infinitive,
    (simple.get(infinitive) ?? []).map(({ text, reasons }) => ({
      text: prefix + (reasons.includes('participle') ? text.replace(/^ge/, '') : text),
      reasons,
    })),
  ]),
)

/** Forms of the strong and mixed verbs; aufstehen is inflected like stehen, by the prefixes of the pack. */
export const germanStrongVerbs: IrregularForms = Object.fromEntries(
  [...simple, ...withPrefix].map(([base, cells]) => [
    base,
    { ...irregularForm('verb', cells), insteadOfRules: ![...alsoWeak].some((weak) => base.endsWith(weak)) },
  ]),
)
