import type { IrregularForms } from '../inflection-data.ts'
import { irregularForm, mergedForms, pairs } from '../rule-tables.ts'
import { germanAuxiliaries } from './auxiliaries.ts'
import { germanPronouns } from './pronouns.ts'
import { germanStrongVerbs } from './strong-verbs.ts'

const plurals = `Museum Museen, Zentrum Zentren, Thema Themen, Firma Firmen, Konto Konten, Datum Daten, Praxis Praxen, Villa Villen, Rhythmus Rhythmen,
  Album Alben, Risiko Risiken, Lexikon Lexika, Stadion Stadien, Universum Universen, Visum Visa, Drama Dramen, Kaktus Kakteen, Bus Busse, Atlas Atlanten,
  Virus Viren, Organismus Organismen, Mechanismus Mechanismen, Pizza Pizzen, Material Materialien, Prinzip Prinzipien, Wort Wörter Worte, Fossil Fossilien,
  Typus Typen, Praktikum Praktika, Antibiotikum Antibiotika, Cello Celli, Espresso Espressi, Kaufmann Kaufleute, Saal Säle, Neubau Neubauten,
  Hotel Hotels, Restaurant Restaurants, Park Parks, Team Teams, Club Clubs, Chef Chefs, Balkon Balkons, Job Jobs, Shop Shops, Ticket Tickets,
  Song Songs, Star Stars, Fan Fans, Laptop Laptops, Test Tests, Trick Tricks, Streik Streiks, Tipp Tipps, Bonbon Bonbons, Cousin Cousins,
  Blog Blogs, Snack Snacks, Trend Trends, Tunnel Tunnels, Clown Clowns, Parfüm Parfüms, Link Links,
  Ferien Ferien, Leute Leute, Eltern Eltern, Geschwister Geschwister`

const weakNouns =
  'Herr Herrn, Name Namen, Junge Jungen, Mensch Menschen, Student Studenten, Nachbar Nachbarn, Bauer Bauern, Kunde Kunden, Kollege Kollegen, Löwe Löwen'

/** Nominalised adjectives: der Deutsche, ein Deutscher. Dictionaries list one of the two. */
const people =
  `Abgeordnet Alt Angehörig Angeklagt Angestellt Arbeitslos Auszubildend Beamt Behindert Bekannt Beteiligt Betrunken Deutsch Erwachsen
  Freiwillig Fremd Gefangen Gelehrt Geliebt Heilig Jugendlich Klein Krank Liebst Obdachlos Reisend Schuldig Selbstständig Studierend Süchtig Tot
  Überlebend Unbekannt Verdächtig Verletzt Verlobt Verwandt Vorgesetzt Vorsitzend`.split(/\s+/)
const peopleForms: IrregularForms = Object.fromEntries(
  people.flatMap((stem): [string, IrregularForms[string]][] => {
    const all = ['e', 'er', 'en', 'em'].map((ending) => stem + ending)
    // das Alter means age.
    const bases = stem === 'Alt' ? ['Alte'] : [`${stem}e`, `${stem}er`]
    return bases.map((base) => [
      base,
      irregularForm(
        'noun',
        all.filter((text) => text !== base).map((text) => ({ text, reasons: ['declined'] })),
      ),
    ])
  }),
)

/** Irregular forms by base. */
export const germanIrregular: IrregularForms = mergedForms(
  germanAuxiliaries,
  peopleForms,
  mergedForms(germanStrongVerbs, germanPronouns),
  pairs('noun', ['plural'], plurals),
  pairs('verb', ['present', 'firstPerson', 'singular'], 'tun tue tu'),
  // So that "bitte" is read as please, not as an imperative.
  pairs('verb', ['imperative', 'secondPerson', 'singular'], 'bitten bitt'),
  pairs('noun', ['dative'], 'Haus Hause'),
  // Menschen: the plural before the singular.
  pairs('noun', ['plural'], weakNouns.replace('Herr Herrn, ', '')),
  pairs('noun', ['accusative', 'singular'], weakNouns),
  pairs('noun', ['dative', 'singular'], weakNouns),
  pairs(
    'noun',
    ['genitive'],
    'Name Namens, Gedanke Gedankens, Glaube Glaubens, Herz Herzens, Friede Friedens, Wille Willens',
  ),
  // Das Auto ist seins.
  pairs(
    'pronoun',
    ['neuter'],
    'meiner meins, deiner deins, seiner seins, ihrer ihrs, keiner keins, einer eins',
  ),
  pairs(null, ['comparative'], 'gut besser, viel mehr, gern lieber, hoch höher, nah näher, bald eher'),
  pairs(
    null,
    ['superlative'],
    `gut besten beste bester bestes bestem, viel meisten meiste meistes, gern liebsten, hoch höchsten höchste höchster höchstes höchstem,
    nah nächsten nächste nächster nächstes nächstem, bald ehesten, groß größten größte größter größtes größtem`,
  ),
  pairs(
    null,
    ['comparative', 'declined'],
    `gut bessere besseren besserer besseres besserem, hoch höhere höheren höherer höheres höherem,
    nah nähere näheren näherer näheres näherem`,
  ),
  pairs('adjective', ['declined'], 'hoch hohe hohen hoher'),
  pairs('adjective', ['neuter', 'singular'], 'hoch hohes'),
  pairs('adjective', ['dative', 'singular'], 'hoch hohem'),
  pairs(
    null,
    ['declined'],
    `all alle allen aller, alle allen aller allem alles, viel viele vielen vieler vielem vieles, wenig wenige wenigen weniger,
    beide beiden beider beides, anderer andere anderen andern anderem anderes, ander andere anderen anderer anderem anderes, derselbe dieselbe dasselbe dieselben demselben denselben desselben derselben,
    derjenige diejenige dasjenige diejenigen demjenigen denjenigen, einig einige einigen einiger einiges, mehrere mehreren mehrerer`,
  ),
)
