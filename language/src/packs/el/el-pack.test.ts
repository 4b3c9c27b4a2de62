import { describe, expect, test } from 'vitest'
import { candidatesOf } from '../../morphology/inflection.ts'
import { testForms } from '../testing/form-table.ts'
import { greekPack } from './el-pack.ts'

describe('Greek nouns', () => {
  testForms(
    greekPack,
    `
    άνθρωποι > άνθρωπος: plural
    ανθρώπου > άνθρωπος: genitive
    ανθρώπων > άνθρωπος: plural genitive
    ανθρώπους > άνθρωπος: plural accusative
    άνθρωπο > άνθρωπος: accusative
    δρόμου > δρόμος: genitive
    δρόμοι > δρόμος: plural
    ουρανού > ουρανός: genitive
    ουρανό > ουρανός: accusative
    γιατρέ > γιατρός: vocative
    φίλε > φίλος: vocative
    φίλους > φίλος: plural accusative
    πατέρα > πατέρας: genitive | πατέρας: accusative
    πατέρες > πατέρας: plural
    άντρες > άντρας: plural
    αντρών > άντρας: plural genitive
    μαθητή > μαθητής: accusative
    μαθητές > μαθητής: plural
    μαθητών > μαθητής: plural genitive
    καφέδες > καφές: plural
    παππούδες > παππούς: plural
    συγγραφείς > συγγραφέας: plural
    γυναίκες > γυναίκα: plural
    γυναίκας > γυναίκα: genitive
    γυναικών > γυναίκα: plural genitive
    θάλασσες > θάλασσα: plural
    θαλασσών > θάλασσα: plural genitive
    καρδιάς > καρδιά: genitive
    γιαγιάδες > γιαγιά: plural
    φωνές > φωνή: plural
    φωνής > φωνή: genitive
    πόλεις > πόλη: plural
    πόλης > πόλη: genitive
    πόλεων > πόλη: plural genitive
    κυβερνήσεις > κυβέρνηση: plural
    κυβέρνησης > κυβέρνηση: genitive
    αλεπούδες > αλεπού: plural
    βουνά > βουνό: plural
    βουνού > βουνό: genitive
    πρόσωπα > πρόσωπο: plural
    προσώπου > πρόσωπο: genitive
    αυτοκίνητα > αυτοκίνητο: plural
    παιδιά > παιδί: plural
    παιδιού > παιδί: genitive
    παιδιών > παιδί: plural genitive
    σπίτια > σπίτι: plural
    σπιτιού > σπίτι: genitive
    τσάγια > τσάι: plural
    ρολόγια > ρολόι: plural
    λάθη > λάθος: plural
    λάθους > λάθος: genitive
    λαθών > λάθος: plural genitive
    εδάφη > έδαφος: plural
    ονόματα > όνομα: plural
    ονόματος > όνομα: genitive
    ονομάτων > όνομα: plural genitive
    σώματα > σώμα: plural
    σωμάτων > σώμα: plural genitive
    φωτός > φως: genitive
    φώτα > φως: plural
    γάλακτος > γάλα: genitive
    κρέατος > κρέας: genitive
    βράδια > βράδυ: plural
    χρόνια > χρόνος: plural
    γεγονότα > γεγονός: plural
    προϊόντα > προϊόν: plural
    σπιτάκι > σπίτι: diminutive
    παιδάκι > παιδί: diminutive
    όνομά > όνομα:
  `,
  )
})

describe('Greek adjectives and their comparison', () => {
  testForms(
    greekPack,
    `
    καλή > καλός: feminine
    καλό > καλός: neuter
    καλοί > καλός: plural
    καλές > καλός: feminine plural
    καλά > καλός: neuter plural
    μικρής > μικρός: feminine genitive
    μεγάλη > μεγάλος: feminine
    μεγάλους > μεγάλος: plural accusative
    ωραία > ωραίος: feminine
    γλυκιά > γλυκός: feminine
    βαθιά > βαθύς: feminine
    βαθύ > βαθύς: neuter
    διεθνές > διεθνής: neuter
    διεθνείς > διεθνής: plural
    ενδιαφέρουσα > ενδιαφέρων: feminine
    ενδιαφέρον > ενδιαφέρων: neuter
    πολλή > πολύς: feminine
    πολλά > πολύς: neuter plural
    πολλούς > πολύς: plural accusative
    ομορφότερος > όμορφος: comparative
    ομορφότερη > όμορφος: comparative feminine
    νεότερος > νέος: comparative
    σοφότερη > σοφός: comparative feminine
    καλύτερος > καλός: comparative
    καλύτερη > καλός: comparative feminine
    μεγαλύτερα > μεγάλος: comparative neuter plural
    χειρότερος > κακός: comparative
    βαθύτερος > βαθύς: comparative
    περισσότερος > πολύς: comparative
    ακριβέστερος > ακριβής: comparative
    σημαντικότατο > σημαντικός: superlative neuter
    άριστος > καλός: superlative
    αργότερα > αργά: comparative
    νωρίτερα > νωρίς: comparative
    διεθνώς > διεθνής: adverb
    ευχαρίστως > ευχάριστος: adverb
  `,
  )
})

describe('Greek articles, pronouns and contractions', () => {
  testForms(
    greekPack,
    `
    η > ο: feminine
    το > ο: neuter
    οι > ο: plural
    την > ο: feminine accusative
    των > ο: plural genitive
    μια > ένας: feminine
    ενός > ένας: genitive
    εμένα > εγώ: accusative
    μου > εγώ: genitive
    σας > εσύ: plural accusative
    αυτή > αυτός: feminine
    αυτούς > αυτός: plural accusative
    εκείνης > εκείνος: feminine genitive
    ποια > ποιος: feminine
    όλοι > όλος: plural
    τρία > τρεις: neuter
    στον > σε: contraction | ο: contraction accusative
    στην > σε: contraction | ο: contraction feminine accusative
    στους > σε: contraction | ο: contraction plural accusative
    στα > σε: contraction | ο: contraction neuter plural accusative
    κι > και: shortened
    απ' > από: shortened
    γι’ > για: shortened
    σ'αγαπώ > αγαπώ:
  `,
  )
})

describe('Greek regular verbs', () => {
  testForms(
    greekPack,
    `
    γράφεις > γράφω: present secondPerson singular
    γράφει > γράφω: present thirdPerson singular
    γράφουμε > γράφω: present firstPerson plural
    γράφετε > γράφω: present secondPerson plural
    γράφουν > γράφω: present thirdPerson plural
    έγραφα > γράφω: imperfect firstPerson singular
    έγραφε > γράφω: imperfect thirdPerson singular
    γράφαμε > γράφω: imperfect firstPerson plural
    έγραψα > γράφω: past firstPerson singular
    έγραψε > γράφω: past thirdPerson singular
    γράψαμε > γράφω: past firstPerson plural
    έγραψαν > γράφω: past thirdPerson plural
    γράψω > γράφω: subjunctive firstPerson singular
    γράψεις > γράφω: subjunctive secondPerson singular
    γράψουμε > γράφω: subjunctive firstPerson plural
    γράψε > γράφω: imperative secondPerson singular
    γράψτε > γράφω: imperative secondPerson plural
    γράφοντας > γράφω: gerund
    γράφεται > γράφω: present passive thirdPerson singular
    γραφόταν > γράφω: imperfect passive thirdPerson singular
    γράφτηκε > γράφω: past passive thirdPerson singular
    γραμμένος > γράφω: participle
    γραμμένη > γράφω: participle feminine
    γραμμένα > γράφω: participle neuter plural
    διάβασα > διαβάζω: past firstPerson singular
    διάβασε > διαβάζω: past thirdPerson singular
    διαβάσαμε > διαβάζω: past firstPerson plural
    διαβάσουν > διαβάζω: subjunctive thirdPerson plural
    διάβαζε > διαβάζω: imperfect thirdPerson singular
    διαβάζαμε > διαβάζω: imperfect firstPerson plural
    διαβάστηκε > διαβάζω: past passive thirdPerson singular
    διαβασμένο > διαβάζω: participle neuter
    άνοιξε > ανοίγω: past thirdPerson singular
    ανοίξω > ανοίγω: subjunctive firstPerson singular
    κοίταξα > κοιτάζω: past firstPerson singular
    έτρεξε > τρέχω: past thirdPerson singular
    έδειξε > δείχνω: past thirdPerson singular
    πλήρωσα > πληρώνω: past firstPerson singular
    πληρώθηκε > πληρώνω: past passive thirdPerson singular
    έκλεισε > κλείνω: past thirdPerson singular
    άκουσα > ακούω: past firstPerson singular
    ακούστηκε > ακούω: past passive thirdPerson singular
    έκοψα > κόβω: past firstPerson singular
    δούλεψα > δουλεύω: past firstPerson singular
    δουλέψω > δουλεύω: subjunctive firstPerson singular
    χορέψουμε > χορεύω: subjunctive firstPerson plural
    αγαπάς > αγαπώ: present secondPerson singular
    αγαπάμε > αγαπώ: present firstPerson plural
    αγαπούσα > αγαπώ: imperfect firstPerson singular
    αγάπησα > αγαπώ: past firstPerson singular
    αγαπήσω > αγαπώ: subjunctive firstPerson singular
    αγαπημένη > αγαπώ: participle feminine
    μιλάει > μιλάω: present thirdPerson singular
    μίλησε > μιλάω: past thirdPerson singular
    μιλώντας > μιλάω: gerund
    μπορείς > μπορώ: present secondPerson singular
    μπορούσε > μπορώ: imperfect thirdPerson singular
    ζητήσαμε > ζητώ: past firstPerson plural
    γέλασα > γελάω: past firstPerson singular
    ξέχασε > ξεχνώ: past thirdPerson singular
    πέρασα > περνώ: past firstPerson singular
    πέταξε > πετάω: past thirdPerson singular
    έρχεται > έρχομαι: present thirdPerson singular
    έρχονται > έρχομαι: present thirdPerson plural
    ερχόταν > έρχομαι: imperfect thirdPerson singular
    εργάζεσαι > εργάζομαι: present secondPerson singular
    εργάστηκα > εργάζομαι: past firstPerson singular
    σκέφτηκε > σκέφτομαι: past thirdPerson singular
    περιγράφηκε > περιγράφω: past passive thirdPerson singular
    σκεφτώ > σκέφτομαι: subjunctive firstPerson singular
    παντρεύτηκαν > παντρεύομαι: past thirdPerson plural
    κοιμάσαι > κοιμάμαι: present secondPerson singular
    κοιμόταν > κοιμάμαι: imperfect thirdPerson singular
    κοιμήθηκα > κοιμάμαι: past firstPerson singular
    κοιμηθώ > κοιμάμαι: subjunctive firstPerson singular
    φοβήθηκε > φοβάμαι: past thirdPerson singular
    αισθάνθηκα > αισθάνομαι: past firstPerson singular
    εργαζόμενος > εργάζομαι: present participle
  `,
  )
})

describe('Greek irregular verbs', () => {
  testForms(
    greekPack,
    `
    είσαι > είμαι: present secondPerson singular
    είναι > είμαι: present thirdPerson singular | είμαι: present thirdPerson plural
    είμαστε > είμαι: present firstPerson plural
    ήταν > είμαι: past thirdPerson singular
    ήμουν > είμαι: past firstPerson singular
    έχεις > έχω: present secondPerson singular
    είχα > έχω: imperfect firstPerson singular
    είχαν > έχω: imperfect thirdPerson plural
    έκανε > κάνω: past thirdPerson singular
    κάντε > κάνω: imperative secondPerson plural
    λέει > λέω: present thirdPerson singular
    λένε > λέω: present thirdPerson plural
    είπα > λέω: past firstPerson singular
    πω > λέω: subjunctive firstPerson singular
    πούμε > λέω: subjunctive firstPerson plural
    πες > λέω: imperative secondPerson singular
    έλεγε > λέω: imperfect thirdPerson singular
    πάμε > πηγαίνω: present firstPerson plural
    πήγα > πηγαίνω: past firstPerson singular
    πήγαν > πηγαίνω: past thirdPerson plural
    έφαγα > τρώω: past firstPerson singular
    φάμε > τρώω: subjunctive firstPerson plural
    τρώνε > τρώω: present thirdPerson plural
    ήρθε > έρχομαι: past thirdPerson singular
    έρθω > έρχομαι: subjunctive firstPerson singular
    έλα > έρχομαι: imperative secondPerson singular
    ελάτε > έρχομαι: imperative secondPerson plural
    είδα > βλέπω: past firstPerson singular
    δω > βλέπω: subjunctive firstPerson singular
    δούμε > βλέπω: subjunctive firstPerson plural
    δες > βλέπω: imperative secondPerson singular
    βρήκα > βρίσκω: past firstPerson singular
    βρούμε > βρίσκω: subjunctive firstPerson plural
    βρέθηκε > βρίσκω: past passive thirdPerson singular
    πήρα > παίρνω: past firstPerson singular
    πάρω > παίρνω: subjunctive firstPerson singular
    πάρε > παίρνω: imperative secondPerson singular
    έδωσε > δίνω: past thirdPerson singular
    δώσω > δίνω: subjunctive firstPerson singular
    δόθηκε > δίνω: past passive thirdPerson singular
    έβαλα > βάζω: past firstPerson singular
    βγάλω > βγάζω: subjunctive firstPerson singular
    μπήκε > μπαίνω: past thirdPerson singular
    μπω > μπαίνω: subjunctive firstPerson singular
    βγήκα > βγαίνω: past firstPerson singular
    ανέβηκε > ανεβαίνω: past thirdPerson singular
    κατεβώ > κατεβαίνω: subjunctive firstPerson singular
    ήπια > πίνω: past firstPerson singular
    πιω > πίνω: subjunctive firstPerson singular
    έγινε > γίνομαι: past thirdPerson singular
    γίνει > γίνομαι: subjunctive thirdPerson singular
    ήθελα > θέλω: imperfect firstPerson singular
    ήξερε > ξέρω: imperfect thirdPerson singular
    έμεινα > μένω: past firstPerson singular
    μείνουμε > μένω: subjunctive firstPerson plural
    έφυγε > φεύγω: past thirdPerson singular
    φύγω > φεύγω: subjunctive firstPerson singular
    κάθισα > κάθομαι: past firstPerson singular
    κάτσε > κάθομαι: imperative secondPerson singular
    στάθηκε > στέκομαι: past thirdPerson singular
    φάνηκε > φαίνομαι: past thirdPerson singular
    χάρηκα > χαίρομαι: past firstPerson singular
    ντράπηκα > ντρέπομαι: past firstPerson singular
    πέθανε > πεθαίνω: past thirdPerson singular
    έμαθα > μαθαίνω: past firstPerson singular
    κατάλαβα > καταλαβαίνω: past firstPerson singular
    έπεσε > πέφτω: past thirdPerson singular
    έφερε > φέρνω: past thirdPerson singular
    έστειλα > στέλνω: past firstPerson singular
    άσε > αφήνω: imperative secondPerson singular
    έκλαψε > κλαίω: past thirdPerson singular
    κάηκε > καίω: past passive thirdPerson singular
    ακούς > ακούω: present secondPerson singular
    ζουν > ζω: present thirdPerson plural
    έζησε > ζω: past thirdPerson singular
    υπήρχε > υπάρχω: imperfect thirdPerson singular
    έπρεπε > πρέπει: imperfect thirdPerson singular
    θυμήθηκα > θυμάμαι: past firstPerson singular
    βαρέθηκα > βαριέμαι: past firstPerson singular
  `,
  )
})

describe('Greek words with an apostrophe', () => {
  testForms(
    greekPack,
    `
    σ' > σε: shortened | σου: shortened
    μ’ > με: shortened | μου: shortened
    τ' > το: shortened | τα: shortened
    θ' > θα: shortened
    ν' > να: shortened
    στ' > σε: shortened
    είν' > είμαι: shortened present thirdPerson singular
    'δω > εδώ: shortened
    'γώ > εγώ: shortened
    'ρθω > έρχομαι: subjunctive firstPerson singular shortened
    'ρθει > έρχομαι: subjunctive thirdPerson singular shortened
    'ναι > είμαι: present thirdPerson singular shortened
    'χω > έχω: shortened
    'χει > έχω: present thirdPerson singular shortened
    'πε > λέω: past thirdPerson singular shortened
    'ξερα > ξέρω: imperfect firstPerson singular shortened
    'θελα > θέλω: imperfect firstPerson singular shortened
    θα'ρθω > έρχομαι: subjunctive firstPerson singular shortened
    δώσ' > δίνω: imperative secondPerson singular
    κόψ' > κόβω: imperative secondPerson singular shortened
    πάρ'το > παίρνω: imperative secondPerson singular withPronoun
    δώσ'μου > δίνω: imperative secondPerson singular withPronoun
    πάρτο > παίρνω: imperative secondPerson singular withPronoun
  `,
    16,
  )
})

describe('Greek forms with many possible base forms', () => {
  testForms(
    greekPack,
    `
    άλλη > άλλος: feminine
    άλλους > άλλος: plural accusative
    οποιασδήποτε > οποιοσδήποτε: feminine genitive
    διακόσιες > διακόσια: feminine
    ρωτήθηκα > ρωτώ: past passive firstPerson singular
    σηκώθηκε > σηκώνομαι: past thirdPerson singular
    πλύθηκα > πλένομαι: past firstPerson singular
    πλύσου > πλένομαι: imperative secondPerson singular
    στάλθηκε > στέλνω: past passive thirdPerson singular
    κοίτα > κοιτάζω: imperative secondPerson singular
    κάνει > κάνω: present thirdPerson singular
    αρέσει > αρέσω: present thirdPerson singular
    κατάφερε > καταφέρνω: past thirdPerson singular
    ανέφερε > αναφέρω: past thirdPerson singular
    προέβλεψε > προβλέπω: past thirdPerson singular
    απέδειξε > αποδεικνύω: past thirdPerson singular
    απέτυχε > αποτυγχάνω: past thirdPerson singular
    συνέλαβε > συλλαμβάνω: past thirdPerson singular
    συνέβαινε > συμβαίνω: imperfect thirdPerson singular
    παρέδωσε > παραδίδω: past thirdPerson singular
    παρέμεινε > παραμένω: past thirdPerson singular
    εγκατέλειψε > εγκαταλείπω: past thirdPerson singular
    αντικατέστησε > αντικαθιστώ: past thirdPerson singular
    εγκατασταθεί > εγκαθιστώ: subjunctive passive thirdPerson singular
    συνδέθηκε > συνδέω: past passive thirdPerson singular
    εργαζόμενη > εργάζομαι: present participle feminine
    εργαζομένων > εργάζομαι: present participle plural genitive
    επιτρεπόμενη > επιτρέπω: present passive participle feminine
    προτιμώμενο > προτιμώ: present passive participle neuter
    ασφαλείας > ασφάλεια: genitive
    δημοσίου > δημόσιος: genitive
    ελάχιστα > λίγος: superlative neuter plural
    ζηλιάρα > ζηλιάρης: feminine
    φρέσκια > φρέσκος: feminine
    παππούλης > παππούς: diminutive
    στιγμούλα > στιγμή: diminutive
    καφεδάκι > καφές: diminutive
  `,
    16,
  )
  test.each(['αργά > αργώ', 'καλά > καλώ'])('do not include %s', (line) => {
    const [form = '', base] = line.split(' > ')
    expect(candidatesOf(greekPack, form).map(({ lemma }) => lemma)).not.toContain(base)
  })
  test('do not include a feminine in -α after a consonant', () => {
    const found = candidatesOf(greekPack, 'αργά').filter(({ lemma }) => lemma === 'αργός')
    expect(found.map(({ reasons }) => reasons)).not.toContainEqual(['feminine'])
  })
})
