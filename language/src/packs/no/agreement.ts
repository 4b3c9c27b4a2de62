import type { AgreementFacts, DeterminerTable } from '../agreement-facts.ts'

/** A determiner before an indefinite noun: en bil, min bil. */
const indefinite = (forms: string): DeterminerTable => ({ rows: [forms, '- - - -'] })
/** A determiner before a definite noun: den bilen. */
const definite = (forms: string): DeterminerTable => ({ rows: ['- - - -', forms] })

/** Agreement in Norwegian. The cases are indefinite and definite. */
export const norwegianAgreement: AgreementFacts = {
  cases: 'id',
  columns: ['ms', 'fs', 'ns', 'mp+fp+np'],
  determiners: [
    { ...indefinite('en ei/en et -'), isSingular: true },
    definite('den den det de'),
    definite('denne denne dette disse'),
    { ...indefinite('min min mitt mine'), isPossessive: true },
    { ...indefinite('din din ditt dine'), isPossessive: true },
    { ...indefinite('sin sin sitt sine'), isPossessive: true },
    { ...indefinite('vår vår vårt våre'), isPossessive: true },
    indefinite('ingen ingen ingen/intet ingen'),
    { ...indefinite('hver hver hvert -'), isSingular: true },
    indefinite('- - - mange'),
    indefinite('- - - flere'),
    { rows: ['- - - to', '- - - to'], isNumber: true },
    { rows: ['- - - tre', '- - - tre'], isNumber: true },
    { rows: ['- - - fire', '- - - fire'], isNumber: true },
    { rows: ['- - - fem', '- - - fem'], isNumber: true },
    { rows: ['- - - ti', '- - - ti'], isNumber: true },
    { rows: ['- - - tjue', '- - - tjue'], isNumber: true },
  ],
  alsoPronouns: ['den', 'det', 'de', 'dette', 'denne', 'disse', 'noe', 'noen', 'en', 'ingen', 'flere', 'mange', 'sin', 'min'],
  intensifiers: ['veldig', 'så', 'ganske', 'mer', 'mest', 'for', 'svært', 'litt', 'altfor', 'kjempe'],
  and: ['og', 'eller', 'men'],
  eitherNumber: 'sentrum siffer verden prosent gang faktum juni juli mai mars april januar februar august september oktober november desember kilo meter liter mann'.split(' '),
  neverNouns: ['annet', 'minste', 'varme', 'regner'],
  needsDeterminer: true,
  predicatesAgree: true,
  eitherGender: 'nøtt fyr ball krem øl brus kaffe te vin kart mål lag sentrum siffer verden tempel følelse'.split(' '),
  invariable: ['bra', 'stolt', 'antikk', 'klar', 'enig', 'rosa', 'lilla', 'oransje', 'moderne', 'stille', 'ekte', 'gratis', 'bedre', 'verre', 'ekstra', 'felles', 'øde', 'lei', 'glad', 'redd', 'sent', 'langt', 'nok', 'egen', 'samme', 'flere', 'mange', 'mye'],
  be: ['være', 'bli'],
}
