/** The same in all our packages, so that Anki does not add the note type a second time. */
export const noteTypeId = 1_763_712_000_000
export const noteTypeName = 'Verbena word'

export const noteFields = [
  'Word',
  'Translation',
  'Definition',
  'Example',
  'Word audio',
  'Example audio',
  'List',
  'Language',
  'Base form',
  'Both ways',
] as const

const css = `.card { font-family: system-ui, sans-serif; font-size: 22px; text-align: center; line-height: 1.4; }
.word { font-size: 32px; font-weight: 600; }
.more { font-size: 17px; opacity: 0.8; }`

const example = `{{#Example}}<p class="more">{{Example}} {{Example audio}}</p>{{/Example}}`
const definition = `{{#Definition}}<p class="more">{{Definition}}</p>{{/Definition}}`

/** Recognition, and production where the word has a production card. */
const templates = [
  {
    name: 'Meaning',
    qfmt: `<div class="word">{{Word}}</div>{{Word audio}}${example}`,
    afmt: `{{FrontSide}}<hr id="answer">{{Translation}}${definition}`,
  },
  {
    name: 'Word',
    qfmt: `{{#Both ways}}{{Translation}}${definition}{{/Both ways}}`,
    afmt: `{{FrontSide}}<hr id="answer"><div class="word">{{Word}}</div>{{Word audio}}${example}`,
  },
]

/** Our note type in the format of `col.models`. */
export const noteType = (deckId: number, seconds: number) => ({
  id: noteTypeId,
  name: noteTypeName,
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: deckId,
  tmpls: templates.map((template, ord) => ({
    ...template,
    ord,
    bqfmt: '',
    bafmt: '',
    did: null,
    bfont: '',
    bsize: 0,
  })),
  flds: noteFields.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
  req: [
    [0, 'any', [0, 4]],
    [1, 'all', [9]],
  ],
  tags: [],
  vers: [],
})
