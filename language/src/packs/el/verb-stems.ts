import { wordsOf } from '../rule-tables.ts'

/**
 * The ending of an aorist and subjunctive stem, then the endings of the present stems that it may belong to, without
 * accents; '-' is empty. "ψ φ" undoes έγραψα, γράψω to γράφω.
 */
export const activeStems = wordsOf(
  `δωσ διν διδ, αρισ αρ, πεσ πεφτ, βαλ βαζ βαλλ, βγαλ βγαζ, παρ παιρν, συρ σερν, πλυν πλεν, υγ ευγ, ειν εν,
  ειλ ελν ελλ, ειρ ερν, ψαλ ψαλλ, αβ αβαιν αμβαν, αθ αθαιν, εθαν εθαιν, υχ υχαιν, τυχ τυγχαν, αχ αχαιν, εβ εβαιν,
  αν αιν, υν αιν, τασ ταιν, πασ παιν, ωστησ ωσταιν, εψ ευ, παψ παυ, πλευσ πλε, πνευσ πνε, ουσ ου, υσ υν υ,
  εισ ειν ει, αξ αζ αχν ασσ, ηξ ηγ ηχν ησσ ηχ, ιξ ιγ ιζ ιχν ιγγ ισσ, οιξ οιγ οιζ, ειξ ειχν ειγ εικνυ,
  εξ εχ εκ εγ, υξ υσσ υζ υχν υγ, γξ γχ, ωξ ωχν ωκ, ουξ ουζ, ψ φ β π πτ φτ, θεσ θετ, εσ ε, σ ζ ν θ`,
)
/** The same for verbs in -ώ, -άω. */
export const contractedStems = wordsOf('ησ -, ταστησ θιστ, τεστησ θιστ')
/** Less common past stems of contracted verbs. */
export const rareContractedStems = wordsOf('ασ -, χασ χν, ρασ ρν, εσ -, αξ -, ηξ -')

/** Stem of the passive aorist, and stems of the present. */
export const passiveStems = wordsOf(
  `ευτ ευ, ευθ ευ, ευχθ ευ, παυτ παυ, ουστ ου, ουσθ ου, ειστ ειν ει, αλθ ελν ελλ, ελθ ελλ, βληθ βαλλ,
  τεθ θετ, ληφθ λαμβαν, φερθ φερ φερν, υνθ υν, λεγ λεγ, αρθ αιρν ερν, αθ αν αιν, ανθ αν αιν, στ ζ ν θ,
  σθ ζ ν θ, χτ γ χν ζ κ χ ττ σσ γγ, χθ γ χν ζ κ χ ττ σσ γγ, σκεφτ σκεφτ, σκεφθ σκεφτ σκεπτ,
  φτ φ β π πτ φτ, φθ φ β π πτ φτ, δοθ διν διδ, αριστ αρ, εθ εν ε, ειχθ εικνυ, ειχτ εικνυ, σχεθ σχ, υθ υν υ, θ ν, τραπ τρεπ,
  ντραπ ντρεπ, στραφ στρεφ, τραφ τρεφ, φαν φαιν, χαρ χαιρ, βραχ βρεχ, κοπ κοβ, πνιγ πνιγ, γραφ γραφ,
  ταγ τασσ, σταλ στελλ, φθαρ φθειρ, ερθ ειρ`,
)
/** Passive stems of contracted verbs. */
export const contractedPassiveStems = wordsOf('ηθ -, τασταθ θιστ')
/** Less common passive stems of contracted verbs. */
export const rareContractedPassiveStems = wordsOf(
  'κληθ καλ, εθ -, αστ -, χαστ χν, ραστ ρν, εστ -, αχτ -, ηχτ -, ασθ -, εσθ -',
)

/** Stem of the participle before -μένος, and stems of the present. */
export const participleStems = wordsOf(
  `ευ ευ, ε ευ εν ε, αρισ αρ, τασ ταιν, α αν αιν, μ φ β π πτ φτ, σ ζ ν θ ου, γ γ χν ζ κ χ ττ σσ γγ, ω ων,
  υ υν υ, ι ιν, αρ αιρν ερν, αλ ελν`,
)
/** Participle stems of contracted verbs. */
export const contractedParticipleStems = wordsOf('η -, ε -, τεστη θιστ')
/** Less common participle stems of contracted verbs. */
export const rareContractedParticipleStems = wordsOf('ασ -, χασ χν, ρασ ρν, αγ -, ηγ -')
