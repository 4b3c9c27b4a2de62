import { describe, expect, test } from 'vitest'
import { candidatesOf, separatedCandidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { germanPack } from './de-pack.ts'

describe('German nouns', () => {
  testForms(
    germanPack,
    `
    Tage > Tag: plural
    Häuser > Haus: plural
    Kinder > Kind: plural
    Bäume > Baum: plural
    Städte > Stadt: plural
    Bücher > Buch: plural
    Frauen > Frau: plural
    Blumen > Blume: plural
    Autos > Auto: plural
    Mütter > Mutter: plural
    Äpfel > Apfel: plural
    Vögel > Vogel: plural
    Lehrerinnen > Lehrerin: plural
    Ergebnisse > Ergebnis: plural
    Museen > Museum: plural
    Themen > Thema: plural
    Firmen > Firma: plural
    Gymnasien > Gymnasium: plural
    Busse > Bus: plural
    Visa > Visum: plural
    Wörter > Wort: plural
    Worte > Wort: plural
    Häusern > Haus: plural dative
    Kindern > Kind: plural dative
    Tagen > Tag: plural dative
    Bäumen > Baum: plural dative
    Lehrern > Lehrer: plural dative
    Tages > Tag: genitive
    Vaters > Vater: genitive
    Wetters > Wetter: genitive
    Hotels > Hotel: plural
    Autos > Auto: genitive
    Herrn > Herr: accusative singular | Herr: dative singular
    Namens > Name: genitive
    Hause > Haus: dative
    Jahre > Jahr: plural
    Menschen > Mensch: plural | Mensch: accusative singular
    Lehrerin > Lehrer: feminine
    Ärztin > Arzt: feminine
    Kundin > Kunde: feminine
    Häuschen > Haus: diminutive
    Kätzchen > Katze: diminutive
    Tischlein > Tisch: diminutive
    Erwachsener > Erwachsene: declined
    Deutschen > Deutsche: declined
    Verwandten > Verwandte: declined
  `,
  )
})

describe('German adjectives', () => {
  testForms(
    germanPack,
    `
    gute > gut: declined
    guten > gut: declined
    guter > gut: declined
    gutes > gut: neuter singular
    gutem > gut: dative singular
    dunkle > dunkel: declined
    teure > teuer: declined
    hohe > hoch: declined
    hohes > hoch: neuter singular
    müden > müde: declined
    älter > alt: comparative
    schneller > schnell: comparative
    größer > groß: comparative
    jünger > jung: comparative
    teurer > teuer: comparative
    dunkler > dunkel: comparative
    schnellere > schnell: comparative declined
    ältere > alt: comparative declined
    schönsten > schön: superlative
    älteste > alt: superlative
    größte > groß: superlative
    besser > gut: comparative
    besten > gut: superlative
    lieber > gern: comparative
    mehr > viel: comparative
    höher > hoch: comparative
    meisten > viel: superlative
    nächste > nah: superlative
    viele > viel: declined
    Besseres > gut: comparative declined
    höheren > hoch: comparative declined
    näher > nah: comparative
  `,
  )
})

describe('German regular verbs', () => {
  testForms(
    germanPack,
    `
    mache > machen: present firstPerson singular
    machst > machen: present secondPerson singular
    macht > machen: present thirdPerson singular | machen: present secondPerson plural
    arbeitest > arbeiten: present secondPerson singular
    arbeitet > arbeiten: present thirdPerson singular
    reist > reisen: present secondPerson singular | reisen: present thirdPerson singular
    heißt > heißen: present thirdPerson singular | heißen: present secondPerson singular
    sammelt > sammeln: present thirdPerson singular
    sammle > sammeln: present firstPerson singular
    ändere > ändern: present firstPerson singular
    machte > machen: past thirdPerson singular
    machtest > machen: past secondPerson singular
    machten > machen: past thirdPerson plural
    machtet > machen: past secondPerson plural
    arbeitete > arbeiten: past thirdPerson singular
    wanderten > wandern: past thirdPerson plural
    gemacht > machen: participle
    gearbeitet > arbeiten: participle
    gesammelt > sammeln: participle
    geändert > ändern: participle
    besucht > besuchen: present thirdPerson singular | besuchen: participle
    verkauft > verkaufen: participle
    erzählte > erzählen: past thirdPerson singular
    studiert > studieren: participle
    lachend > lachen: present participle
    lachende > lachen: present participle declined
    gekochte > kochen: participle declined
    mach > machen: imperative secondPerson singular
  `,
  )
})

describe('German strong and irregular verbs', () => {
  testForms(
    germanPack,
    `
    bin > sein: present firstPerson singular
    ist > sein: present thirdPerson singular
    sind > sein: present thirdPerson plural
    war > sein: past thirdPerson singular
    wäre > sein: past subjunctive thirdPerson singular
    gewesen > sein: participle
    hat > haben: present thirdPerson singular
    hatten > haben: past thirdPerson plural
    hätte > haben: past subjunctive thirdPerson singular
    wird > werden: present thirdPerson singular
    wurde > werden: past thirdPerson singular
    würde > werden: past subjunctive thirdPerson singular
    geworden > werden: participle
    weiß > wissen: present thirdPerson singular
    wusste > wissen: past thirdPerson singular
    kann > können: present thirdPerson singular
    könnte > können: past subjunctive thirdPerson singular
    muss > müssen: present thirdPerson singular
    darf > dürfen: present thirdPerson singular
    mag > mögen: present thirdPerson singular
    möchte > mögen: past subjunctive thirdPerson singular
    soll > sollen: present thirdPerson singular
    will > wollen: present thirdPerson singular
    gibt > geben: present thirdPerson singular
    gibst > geben: present secondPerson singular
    gib > geben: imperative secondPerson singular
    gab > geben: past thirdPerson singular
    gegeben > geben: participle
    ging > gehen: past thirdPerson singular
    gegangen > gehen: participle
    kam > kommen: past thirdPerson singular
    käme > kommen: past subjunctive thirdPerson singular
    nimmt > nehmen: present thirdPerson singular
    nimm > nehmen: imperative secondPerson singular
    genommen > nehmen: participle
    isst > essen: present thirdPerson singular | essen: present secondPerson singular
    aß > essen: past thirdPerson singular
    gegessen > essen: participle
    liest > lesen: present thirdPerson singular | lesen: present secondPerson singular
    lies > lesen: imperative secondPerson singular
    sieht > sehen: present thirdPerson singular
    fährst > fahren: present secondPerson singular
    schläft > schlafen: present thirdPerson singular
    hält > halten: present thirdPerson singular
    hältst > halten: present secondPerson singular
    hielt > halten: past thirdPerson singular
    trittst > treten: present secondPerson singular
    lädst > laden: present secondPerson singular
    lässt > lassen: present thirdPerson singular
    ließen > lassen: past thirdPerson plural
    läuft > laufen: present thirdPerson singular
    trug > tragen: past thirdPerson singular
    wuchs > wachsen: past thirdPerson singular
    brachte > bringen: past thirdPerson singular
    brächte > bringen: past subjunctive thirdPerson singular
    dachten > denken: past thirdPerson plural
    gekannt > kennen: participle
    stünde > stehen: past subjunctive thirdPerson singular
    half > helfen: past thirdPerson singular
    geschrieben > schreiben: participle
    schrie > schreien: past thirdPerson singular
    blieben > bleiben: past thirdPerson plural
    gefunden > finden: participle
    saß > sitzen: past thirdPerson singular
    verstand > verstehen: past thirdPerson singular
    verstanden > verstehen: participle
    möchte > möchten: present thirdPerson singular
    würden > würde: past subjunctive thirdPerson plural
    bekam > bekommen: past thirdPerson singular
    bekommen > bekommen: participle
    erhielt > erhalten: past thirdPerson singular
    vergaß > vergessen: past thirdPerson singular
    verlor > verlieren: past thirdPerson singular
    erkannte > erkennen: past thirdPerson singular
    gefällt > gefallen: present thirdPerson singular
    versprochen > versprechen: participle
    zerbrach > zerbrechen: past thirdPerson singular
    unterschrieben > unterschreiben: participle
    getan > tun: participle
    tat > tun: past thirdPerson singular
    tue > tun: present firstPerson singular
    schaffte > schaffen: past thirdPerson singular
    schuf > schaffen: past thirdPerson singular
    sendete > senden: past thirdPerson singular
    bekommt > bekommen: present thirdPerson singular
  `,
  )
})

describe('German verbs with a separable prefix', () => {
  testForms(
    germanPack,
    `
    aufgemacht > aufmachen: participle
    aufzumachen > aufmachen: infinitive
    aufgestanden > aufstehen: participle
    aufstand > aufstehen: past thirdPerson singular
    angerufen > anrufen: participle
    anzurufen > anrufen: infinitive
    mitgenommen > mitnehmen: participle
    mitnimmt > mitnehmen: present thirdPerson singular
    ausgesehen > aussehen: participle
    eingekauft > einkaufen: participle
    abgeholt > abholen: participle
    kennengelernt > kennenlernen: participle
    zurückgekommen > zurückkommen: participle
    ferngesehen > fernsehen: participle
    vorbereitet > vorbereiten: present thirdPerson singular
    weggegangen > weggehen: participle
    reingekommen > reinkommen: participle
    hinzugefügt > hinzufügen: participle
  `,
  )

  test.each([
    ['macht', 'auf', 'aufmachen', ['present', 'thirdPerson', 'singular', 'separated']],
    ['steht', 'auf', 'aufstehen', ['present', 'thirdPerson', 'singular', 'separated']],
    ['rief', 'an', 'anrufen', ['past', 'thirdPerson', 'singular', 'separated']],
    ['nimmst', 'mit', 'mitnehmen', ['present', 'secondPerson', 'singular', 'separated']],
    ['kommen', 'zurück', 'zurückkommen', ['separated']],
    ['fängt', 'an', 'anfangen', ['present', 'thirdPerson', 'singular', 'separated']],
  ])('%s … %s is %s', (form, prefix, lemma, reasons) => {
    const found = separatedCandidatesOf(germanPack, form, prefix).slice(0, 6)
    expect(found).toContainEqual({ lemma, partOfSpeech: 'verb', reasons })
  })

  test('a word that is no prefix gives no verb', () => {
    expect(separatedCandidatesOf(germanPack, 'macht', 'Tür')).toEqual([])
  })
})

describe('German function words, contractions and spellings', () => {
  testForms(
    germanPack,
    `
    am > an: contraction | der: contraction dative
    ins > in: contraction | das: contraction accusative
    zum > zu: contraction | der: contraction dative
    zur > zu: contraction | die: contraction dative
    vom > von: contraction
    beim > bei: contraction
    gibt's > geben: contraction present thirdPerson singular | es: contraction
    geht’s > gehen: contraction present thirdPerson singular
    dem > der: dative singular
    den > der: masculine accusative | der: plural dative
    denen > der: plural dative
    einem > ein: dative singular
    eine > ein: feminine
    meinen > mein: masculine accusative
    keiner > kein: feminine dative
    seine > sein: feminine
    seinem > sein: dative singular
    ihren > ihr: masculine accusative
    seins > seiner: neuter
    hab's > haben: contraction present firstPerson singular | es: contraction
    wär's > sein: contraction past subjunctive thirdPerson singular
    wenn's > wenn: contraction | es: contraction
    dieses > dieser: neuter
    diesem > dieser: dative singular
    mich > ich: accusative
    mir > ich: dative
    ihm > er: dative
    ihnen > sie: plural dative
    uns > wir: accusative | wir: dative
    euch > ihr: accusative
    wem > wer: dative
    daß > dass:
    Strasse > straße:
  `,
  )

  test.each([
    ['Jahre', 'Jahr'],
    ['Menschen', 'Mensch'],
  ])('%s is read first as the plural of %s', (form, lemma) => {
    expect(candidatesOf(germanPack, form)[1]).toEqual({ lemma, partOfSpeech: 'noun', reasons: ['plural'] })
  })

  test('verloren is read first as the participle', () => {
    expect(candidatesOf(germanPack, 'verloren')[1]).toMatchObject({
      lemma: 'verlieren',
      reasons: ['participle'],
    })
  })

  test('seine is a form of the determiner sein and not of the verb sein', () => {
    const classes = candidatesOf(germanPack, 'seine').map(
      ({ lemma, partOfSpeech }) => `${lemma} ${partOfSpeech}`,
    )
    expect(classes).toContain('sein determiner')
    expect(classes).not.toContain('sein verb')
  })

  test('a form in -s is read first as the genitive, but as the plural after a vowel', () => {
    const reasons = (form: string) => candidatesOf(germanPack, form)[1]?.reasons
    expect(reasons('Vaters')).toEqual(['genitive'])
    expect(reasons('Autos')).toEqual(['plural'])
  })

  test('bitte is no imperative of bitten', () => {
    const ofBitten = candidatesOf(germanPack, 'bitte').filter(({ lemma }) => lemma === 'bitten')
    expect(ofBitten.flatMap(({ reasons }) => reasons)).not.toContain('imperative')
  })

  test('a form in small letters is read as a verb before it is read as a noun', () => {
    const classes = (form: string) => candidatesOf(germanPack, form).map(({ partOfSpeech }) => partOfSpeech)
    expect(classes('Tage').indexOf('noun')).toBe(1)
    expect(classes('tage').indexOf('noun')).toBeGreaterThan(classes('tage').indexOf('verb'))
  })
})
