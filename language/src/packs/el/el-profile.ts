import type { LanguageProfile } from '../language-profile.ts'
import { greekAbbreviations } from './abbreviations.ts'

/** Small facts about Greek. */
export const greekProfile = {
  code: 'el',
  names: { en: 'Greek', es: 'Griego' },
  endonym: 'Ελληνικά',
  greeting: 'καλημέρα',
  localeTag: 'el-GR',
  study: 'course',
  outsideDictionary: { name: 'Glosbe', address: 'https://glosbe.com/el/{native}/{word}' },
  // The whole alphabet, because other keyboards have none of it.
  keyboardLetters: [...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ'],
  elidedAtEnd:
    /^([σςμτνκθ]|στ|γι|απ|αφ|επ|εφ|υπ|υφ|κατ|καθ|παρ|μετ|μεθ|αντ|ανθ|αλλ|ούτ|ειν|είν|όλ|έλ|φέρ|δωσ|δώσ|πάρ|βάλ|βγάλ|άσ|κάν|κόψ|πιάσ|ρίξ|μέσ|τόσ|πότ|ποτ)$/iu,
  elidedAtStart:
    /^(ρθ\p{L}+|ρχ\p{L}+|[νμσ]αι|μαστε|σαστε|στε|ταν|μουν|σουν|χ(ω|εις|ει|ουμε|ετε|ουν|ουνε|α|ες|ε|αμε|ατε|αν|ανε)|π(α|ες|ε|αμε|ατε|αν)|θελ\p{L}+|ξερ(α|ες|ε|αμε|ατε|αν)|καν(α|ες|ε|αν)|φερ(α|ες|ε|αν)|δωσ(α|ες|ε|αν)|δ[ωώ]|δ(α|ες|ε|αμε|ατε|αν)|κε[ιί]|γ[ωώ]|σ[υύ])$/iu,
  abbreviations: greekAbbreviations,
} as const satisfies LanguageProfile
