import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './run.mjs'

/**
 * Makes the fonts of the interface, and fonts.css: from the files of Fontsource, the letters and weights that we use.
 * The most frequent letters of our languages are in one small file for each face; a browser loads the other files only
 * for a text with other letters (unicode-range). Run it after an update of the fonts: `npm run fonts`.
 */
const target = join(root, 'web', 'src', 'ui', 'style', 'fonts')
const source = (family, name) =>
  join(root, 'node_modules', '@fontsource-variable', family, 'files', `${family}-${name}.woff2`)

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const letters = (text) => [...text].map((letter) => letter.codePointAt(0))

/** Spanish, English, French, German, Italian and Norwegian, with the punctuation of the interface. */
const frequent = [
  ...range(0x20, 0x7e),
  ...letters('áàâäãåæçéèêëíìîïñóòôöøœúùûüýÿßÁÀÂÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖØŒÚÙÛÜ'),
  ...letters('¿¡«»‹›‘’‚“”„–—…·•×−°ªº€©→←'),
  0xa0,
  0x202f,
]
/** What the Latin files of Fontsource hold. */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
]
const isFrequent = new Set(frequent)
const latinExtended = [
  ...[
    range(0x100, 0x2ba),
    range(0x2bd, 0x2c5),
    range(0x2c7, 0x2cc),
    range(0x2ce, 0x2d7),
    range(0x2dd, 0x2ff),
  ],
  ...[range(0x1d00, 0x1dbf), range(0x1e00, 0x1e9f), range(0x1ef2, 0x1eff), range(0x20a0, 0x20ab)],
  ...[range(0x20ad, 0x20c0), range(0x2c60, 0x2c7f), range(0xa720, 0xa7ff), [0x2020, 0x2113]],
].flat()
const greek = [
  0x384,
  0x386,
  0x38c,
  ...range(0x370, 0x377),
  ...range(0x37a, 0x37f),
  0x385,
  ...range(0x387, 0x38a),
].concat(range(0x38e, 0x3a1), range(0x3a3, 0x3ff))

const scripts = [
  ['latin', 'latin', frequent.filter((code) => latin.includes(code))],
  ['latin-rest', 'latin', latin.filter((code) => !isFrequent.has(code))],
  ['latin-ext', 'latin-ext', latinExtended.filter((code) => !isFrequent.has(code))],
  ['greek', 'greek', greek],
]

/** From normal text to 600, the heaviest that a style sheet asks for. */
const wght = { min: 400, max: 600 }
const faces = [
  {
    family: 'commissioner',
    name: 'Commissioner Variable',
    file: 'wght-normal',
    style: 'normal',
    axes: { wght },
  },
  // Text of 14 px to titles of 36 px.
  {
    family: 'literata',
    name: 'Literata Variable',
    file: 'opsz-normal',
    style: 'normal',
    axes: { wght, opsz: { min: 14, max: 36 } },
  },
  // Italics appear only in small sizes, so the smaller files without optical sizes are enough.
  { family: 'literata', name: 'Literata Variable', file: 'wght-italic', style: 'italic', axes: { wght } },
]

mkdirSync(target, { recursive: true })
const rules = []
for (const { family, name, file, style, axes } of faces)
  for (const [script, from, codes] of scripts) {
    const made = `${family}-${style}-${script}.woff2`
    const bytes = await subsetFont(
      readFileSync(source(family, `${from}-${file}`)),
      String.fromCodePoint(...codes),
      {
        targetFormat: 'woff2',
        variationAxes: axes,
      },
    )
    writeFileSync(join(target, made), bytes)
    console.log(`${made}: ${(bytes.length / 1000).toFixed(1)} kB`)
    rules.push(ruleOf({ name, style, made, codes }))
  }
for (const family of ['commissioner', 'literata'])
  copyFileSync(join(dirname(source(family, '')), '..', 'LICENSE'), join(target, `${family}-licence.txt`))
writeFileSync(
  join(target, 'fonts.css'),
  `/* Made by \`npm run fonts\` (scripts/fonts.mjs). */\n${rules.join('\n')}\n`,
)

function ruleOf({ name, style, made, codes }) {
  return `@font-face {
  font-family: "${name}";
  font-style: ${style};
  font-display: swap;
  font-weight: ${wght.min} ${wght.max};
  src: url("./${made}") format("woff2");
  unicode-range: ${rangesOf(codes).join(', ')};
}`
}

/** Code points in the form of `unicode-range`. */
function rangesOf(codes) {
  const sorted = [...new Set(codes)].toSorted((a, b) => a - b)
  const runs = []
  for (const code of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
}
