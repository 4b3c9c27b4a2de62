/** The fields that a column of a table may have. */
export const wordFields = ['word', 'translation', 'definition', 'example', 'list', 'language'] as const
export type WordField = (typeof wordFields)[number]
/** The index of the column of each field. */
export type ColumnMapping = Partial<Record<WordField, number>>

/** Search keys of common column names, in the languages of the interface and a few others. */
const names: Record<WordField, RegExp> = {
  word: /^(word|term|front|expression|vocab(ulary)?|palabra|t[eé]rmino|anverso|frente|expresi[oó]n|target|lemma|wort|vorderseite|mot|recto|parola|spanish|espa[nñ]ol|french|german|deutsch|italian|norwegian|greek)$/i,
  translation:
    /^(translation|meaning|back|answer|traducci[oó]n|significado|reverso|respuesta|english|ingl[eé]s|native|übersetzung|rückseite|traduction|verso|traduzione|gloss)$/i,
  definition:
    /^(definition|definici[oó]n|notes?|notas?|extra|comment|explanation|explicaci[oó]n|definition\w*)$/i,
  example:
    /^(example|sentence|ejemplo|frase|oraci[oó]n|context(o)?|beispiel|satz|phrase|exemple|esempio|text|example sentence|cloze)$/i,
  list: /^(list|theme|deck|lista|tema|mazo|baraja|group|category|categor[ií]a)$/i,
  language: /^(language|idioma|lang|lengua|sprache|langue|lingua)$/i,
}

/** Whether the first line of a table names its columns. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.filter((cell) => wordFields.some((field) => names[field].test(cell.trim()))).length >=
  Math.min(2, cells.length)

/**
 * Guesses the fields of columns from their names. If no name is known, the first column is the word and the second the
 * translation.
 * @example guessColumns(['Front', 'Back', 'Sentence']) // { word: 0, translation: 1, example: 2 }
 */
export function guessColumns(columns: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const taken = new Set<number>()
  const take = (field: WordField, column: number) => {
    if (column < 0 || column >= columns.length || taken.has(column) || mapping[field] !== undefined) return
    mapping[field] = column
    taken.add(column)
  }
  for (const field of wordFields)
    take(
      field,
      columns.findIndex((name) => names[field].test(name.trim())),
    )
  const free = () =>
    columns.findIndex(
      (name, column) =>
        !taken.has(column) &&
        !/^(id|guid|note ?type|tags?|audio|sound|image|picture|rank|#)$/i.test(name.trim()),
    )
  take('word', free())
  take('translation', free())
  return mapping
}
