import { describe, expect, test } from 'vitest'
import { candidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { spanishPack } from './es-pack.ts'

describe('Spanish nouns and adjectives', () => {
  testForms(
    spanishPack,
    `
    casas > casa: plural
    libros > libro: plural
    ciudades > ciudad: plural
    luces > luz: plural
    canciones > canción: plural
    ingleses > inglés: plural
    jóvenes > joven: plural
    imágenes > imagen: plural
    jardines > jardín: plural
    autobuses > autobús: plural
    cafés > café: plural
    caracteres > carácter: plural
    regímenes > régimen: plural
    gata > gato: feminine
    hermanas > hermana: plural | hermano: feminine plural
    patas > pata: plural | pato: feminine plural
    actriz > actor: feminine
    profesora > profesor: feminine
    profesoras > profesor: feminine plural
    bailarina > bailarín: feminine
    panadera > panadero: feminine
    pequeña > pequeño: feminine
    pequeños > pequeño: plural
    pequeñas > pequeño: feminine plural
    española > español: feminine
    inglesas > inglés: feminine plural
    trabajadora > trabajador: feminine
    felices > feliz: plural
    fáciles > fácil: plural
    gran > grande: shortened
    buen > bueno: shortened
    algún > alguno: shortened
    primer > primero: shortened
    mejor > bueno: comparative | bien: comparative
    peores > peor: plural
    mayor > grande: comparative
    lentamente > lento: adverb
    felizmente > feliz: adverb
    fácilmente > fácil: adverb
    altísimo > alto: superlative
    riquísima > rico: superlative feminine
    larguísimos > largo: superlative plural
    felicísimo > feliz: superlative
    amabilísimo > amable: superlative
    facilísimo > fácil: superlative
    rapidísima > rápido: superlative feminine
    lejísimos > lejos: superlative
    andaluza > andaluz: feminine
    jerséis > jersey: plural
    muchas > mucho: feminine plural
    esto > este: neuter
    aquellas > aquel: feminine plural
    ellas > él: feminine plural
    unos > uno: plural
    las > el: feminine plural
    quienes > quien: plural
  `,
  )
  testForms(
    spanishPack,
    `
    perrito > perro: diminutive
    casita > casa: diminutive
    casitas > casa: diminutive plural
    gatita > gato: feminine diminutive
    cafecito > café: diminutive
    amorcito > amor: diminutive
    florecita > flor: diminutive
    lucecita > luz: diminutive
    panecillo > pan: diminutive
    poquito > poco: diminutive
    amiguito > amigo: diminutive
    pedacito > pedazo: diminutive
    cabecita > cabeza: diminutive
    jardincito > jardín: diminutive
    cancioncita > canción: diminutive
    pajarillos > pájaro: diminutive plural
    viejecita > viejo: feminine diminutive
    calentita > caliente: feminine diminutive
    despacito > despacio: diminutive
    golpazo > golpe: augmentative
    ojazos > ojo: augmentative plural
    grandote > grande: augmentative
  `,
  )

  // Few bases have lost an accent, so they come after bases that never had one.
  testForms(
    spanishPack,
    `
    arbolito > árbol: diminutive
    maquinita > máquina: diminutive
    simpatiquísimos > simpático: superlative plural
  `,
    12,
  )
})

describe('Spanish regular verbs', () => {
  testForms(
    spanishPack,
    `
    hablo > hablar: present firstPerson singular
    hablas > hablar: present secondPerson singular
    habla > hablar: present thirdPerson singular
    hablamos > hablar: present firstPerson plural | hablar: past firstPerson plural
    habláis > hablar: present secondPerson plural
    hablan > hablar: present thirdPerson plural
    come > comer: present thirdPerson singular
    vivimos > vivir: present firstPerson plural | vivir: past firstPerson plural
    vivís > vivir: present secondPerson plural
    hablé > hablar: past firstPerson singular
    hablaste > hablar: past secondPerson singular
    habló > hablar: past thirdPerson singular
    hablasteis > hablar: past secondPerson plural
    hablaron > hablar: past thirdPerson plural
    comí > comer: past firstPerson singular
    vivió > vivir: past thirdPerson singular
    comieron > comer: past thirdPerson plural
    hablaba > hablar: imperfect thirdPerson singular | hablar: imperfect firstPerson singular
    hablábamos > hablar: imperfect firstPerson plural
    comían > comer: imperfect thirdPerson plural
    vivíais > vivir: imperfect secondPerson plural
    hablaré > hablar: future firstPerson singular
    comerás > comer: future secondPerson singular
    viviremos > vivir: future firstPerson plural
    hablaríamos > hablar: conditional firstPerson plural
    viviría > vivir: conditional thirdPerson singular
    hablando > hablar: gerund
    comiendo > comer: gerund
    hablado > hablar: participle
    comida > comer: participle feminine
    vividos > vivir: participle plural
    hablad > hablar: imperative secondPerson plural
    comed > comer: imperative secondPerson plural
    vivid > vivir: imperative secondPerson plural
    hable > hablar: present subjunctive thirdPerson singular
    hablen > hablar: present subjunctive thirdPerson plural
    comamos > comer: present subjunctive firstPerson plural
    hablara > hablar: imperfect subjunctive thirdPerson singular
    hablásemos > hablar: imperfect subjunctive firstPerson plural
    comieras > comer: imperfect subjunctive secondPerson singular
    comiese > comer: imperfect subjunctive thirdPerson singular
    comés > comer: present secondPerson singular
    hablás > hablar: present secondPerson singular
  `,
  )
})

describe('Spanish verbs that change their stem or their spelling', () => {
  testForms(
    spanishPack,
    `
    piensa > pensar: present thirdPerson singular
    piense > pensar: present subjunctive thirdPerson singular
    quieren > querer: present thirdPerson plural
    siento > sentir: present firstPerson singular | sentar: present firstPerson singular
    sintió > sentir: past thirdPerson singular
    sintiendo > sentir: gerund
    sintamos > sentir: present subjunctive firstPerson plural
    cuenta > contar: present thirdPerson singular
    vuelves > volver: present secondPerson singular
    duerme > dormir: present thirdPerson singular
    durmió > dormir: past thirdPerson singular
    durmiendo > dormir: gerund
    durmamos > dormir: present subjunctive firstPerson plural
    pide > pedir: present thirdPerson singular
    pidió > pedir: past thirdPerson singular
    pidamos > pedir: present subjunctive firstPerson plural
    pidiendo > pedir: gerund
    sigo > seguir: present firstPerson singular
    siga > seguir: present subjunctive thirdPerson singular
    consigue > conseguir: present thirdPerson singular
    busqué > buscar: past firstPerson singular
    busquen > buscar: present subjunctive thirdPerson plural
    llegué > llegar: past firstPerson singular
    averigüé > averiguar: past firstPerson singular
    empecé > empezar: past firstPerson singular
    empiece > empezar: present subjunctive thirdPerson singular
    almuercen > almorzar: present subjunctive thirdPerson plural
    jueguen > jugar: present subjunctive thirdPerson plural
    cojo > coger: present firstPerson singular
    elija > elegir: present subjunctive thirdPerson singular
    conozco > conocer: present firstPerson singular
    traduzca > traducir: present subjunctive thirdPerson singular
    venzo > vencer: present firstPerson singular
    construyo > construir: present firstPerson singular
    construyó > construir: past thirdPerson singular
    huyendo > huir: gerund
    leyó > leer: past thirdPerson singular
    leíste > leer: past secondPerson singular
    leído > leer: participle
    creyendo > creer: gerund
    riñó > reñir: past thirdPerson singular
    envía > enviar: present thirdPerson singular
    continúo > continuar: present firstPerson singular
    prohíbe > prohibir: present thirdPerson singular
    reúnen > reunir: present thirdPerson plural
  `,
  )
})

describe('Spanish irregular verbs', () => {
  testForms(
    spanishPack,
    `
    soy > ser: present firstPerson singular
    éramos > ser: imperfect firstPerson plural
    fue > ser: past thirdPerson singular | ir: past thirdPerson singular
    fuéramos > ir: imperfect subjunctive firstPerson plural
    sea > ser: present subjunctive thirdPerson singular
    estuve > estar: past firstPerson singular
    esté > estar: present subjunctive thirdPerson singular
    hay > haber: present thirdPerson singular
    hubiera > haber: imperfect subjunctive thirdPerson singular
    habrá > haber: future thirdPerson singular
    vamos > ir: present firstPerson plural
    iban > ir: imperfect thirdPerson plural
    tengo > tener: present firstPerson singular
    tuvieron > tener: past thirdPerson plural
    tendría > tener: conditional thirdPerson singular
    detuvo > detener: past thirdPerson singular
    mantiene > mantener: present thirdPerson singular
    hizo > hacer: past thirdPerson singular
    hecho > hacer: participle
    haré > hacer: future firstPerson singular
    deshizo > deshacer: past thirdPerson singular
    puedo > poder: present firstPerson singular
    pudiendo > poder: gerund
    puesto > poner: participle
    propuso > proponer: past thirdPerson singular
    quisiera > querer: imperfect subjunctive thirdPerson singular
    querré > querer: future firstPerson singular
    sé > saber: present firstPerson singular
    supe > saber: past firstPerson singular
    quepa > caber: present subjunctive thirdPerson singular
    vinieron > venir: past thirdPerson plural
    dijeron > decir: past thirdPerson plural
    dijéramos > decir: imperfect subjunctive firstPerson plural
    dicho > decir: participle
    predijo > predecir: past thirdPerson singular
    dio > dar: past thirdPerson singular
    dé > dar: present subjunctive thirdPerson singular
    veía > ver: imperfect thirdPerson singular
    visto > ver: participle
    previó > prever: past thirdPerson singular
    anduvo > andar: past thirdPerson singular
    trajeron > traer: past thirdPerson plural
    condujo > conducir: past thirdPerson singular
    cayó > caer: past thirdPerson singular
    oyes > oír: present secondPerson singular
    salga > salir: present subjunctive thirdPerson singular
    valdrá > valer: future thirdPerson singular
    rió > reír: past thirdPerson singular
    sonríe > sonreír: present thirdPerson singular
    huele > oler: present thirdPerson singular
    juega > jugar: present thirdPerson singular
    adquiere > adquirir: present thirdPerson singular
    abierta > abrir: participle feminine
    escrito > escribir: participle
    muertos > morir: participle plural
    vuelto > volver: participle
    devuelto > devolver: participle
    descubierto > descubrir: participle
    roto > romper: participle
  `,
  )
})

describe('Spanish contractions and pronouns written at the end', () => {
  testForms(
    spanishPack,
    `
    del > de: contraction | el: contraction
    al > a: contraction | el: contraction
    conmigo > con: contraction | mí: contraction
    ayudarme > ayudar: infinitive withPronoun
    dármelo > dar: infinitive withPronoun
    irse > ir: infinitive withPronoun
    reírse > reír: infinitive withPronoun
    dándome > dar: gerund withPronoun
    diciéndoselo > decir: gerund withPronoun
    leyéndolo > leer: gerund withPronoun
    durmiéndose > dormir: gerund withPronoun
    dame > dar: imperative secondPerson singular withPronoun
    dámelo > dar: imperative secondPerson singular withPronoun
    dímelo > decir: imperative secondPerson singular withPronoun
    dígame > decir: imperative thirdPerson singular withPronoun
    hazlo > hacer: imperative secondPerson singular withPronoun
    ponte > poner: imperative secondPerson singular withPronoun
    detente > detener: imperative secondPerson singular withPronoun
    siéntate > sentar: imperative secondPerson singular withPronoun
    siéntense > sentar: imperative thirdPerson plural withPronoun
    sentaos > sentar: imperative secondPerson plural withPronoun
    escúchame > escuchar: imperative secondPerson singular withPronoun
    vámonos > ir: imperative firstPerson plural withPronoun
    levantémonos > levantar: imperative firstPerson plural withPronoun
    hagámoslo > hacer: imperative firstPerson plural withPronoun
    perdóneme > perdonar: imperative thirdPerson singular withPronoun
    haciéndolo > hacer: gerund withPronoun
    idos > ir: imperative secondPerson plural withPronoun
    dadme > dar: imperative secondPerson plural withPronoun
    sentados > sentar: participle plural
    cómpratelo > comprar: imperative secondPerson singular withPronoun
    levántate > levantar: imperative secondPerson singular withPronoun
    díganselo > decir: imperative thirdPerson plural withPronoun
    yéndose > ir: gerund withPronoun
  `,
  )

  // Voseo comes after all other readings.
  testForms(
    spanishPack,
    `
    decime > decir: imperative secondPerson singular withPronoun
    sentate > sentar: imperative secondPerson singular withPronoun
  `,
    12,
  )
})

test('the plural participle sentados is no imperative', () => {
  const reasons = candidatesOf(spanishPack, 'sentados').flatMap((candidate) => candidate.reasons)
  expect(reasons).not.toContain('imperative')
})
