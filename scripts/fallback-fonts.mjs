import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { root } from './run.mjs'

/**
 * Makes fallback-fonts.css: for each common font of a device, a face that takes as much room as ours, so that a text keeps
 * its lines when our font arrives. Measured in Chromium with the texts of the interface.
 *
 *   node scripts/fallback-fonts.mjs --fonts FOLDER
 *
 * FOLDER has the files of the packages fonts-dejavu-core, fonts-liberation, fonts-noto-core and fonts-roboto-unhinted of
 * Debian. Liberation has the widths of Arial and of Times New Roman.
 */
const { values } = parseArgs({ options: { fonts: { type: 'string' } } })
if (!values.fonts) throw new Error('Name the folder of the font files: --fonts FOLDER')

const ours = {
  Commissioner: { file: 'commissioner-normal-latin.woff2', normal: 400, strong: 560 },
  Literata: { file: 'literata-normal-latin.woff2', normal: 430, strong: 560 },
}
/** Faces of a device: the file that is measured, and the names that a browser may know it by. */
const devices = [
  {
    ours: 'Commissioner',
    name: 'Arial',
    normal: ['liberation/LiberationSans-Regular.ttf', 'Arial', 'ArialMT', 'Liberation Sans'],
    strong: [
      'liberation/LiberationSans-Bold.ttf',
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
    ],
  },
  {
    ours: 'Commissioner',
    name: 'Roboto',
    normal: ['RobotoTTF/Roboto-Regular.ttf', 'Roboto', 'Roboto-Regular'],
    strong: ['RobotoTTF/Roboto-Bold.ttf', 'Roboto Bold', 'Roboto-Bold'],
  },
  {
    ours: 'Commissioner',
    name: 'DejaVu Sans',
    normal: ['dejavu/DejaVuSans.ttf', 'DejaVu Sans', 'DejaVuSans'],
    strong: ['dejavu/DejaVuSans-Bold.ttf', 'DejaVu Sans Bold', 'DejaVuSans-Bold'],
  },
  {
    ours: 'Literata',
    name: 'Times New Roman',
    normal: [
      'liberation/LiberationSerif-Regular.ttf',
      'Times New Roman',
      'TimesNewRomanPSMT',
      'Liberation Serif',
    ],
    strong: [
      'liberation/LiberationSerif-Bold.ttf',
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'LiberationSerif-Bold',
    ],
  },
  {
    ours: 'Literata',
    name: 'Noto Serif',
    normal: ['noto/NotoSerif-Regular.ttf', 'Noto Serif', 'NotoSerif', 'NotoSerif-Regular'],
    strong: ['noto/NotoSerif-Bold.ttf', 'Noto Serif Bold', 'NotoSerif-Bold'],
  },
  {
    ours: 'Literata',
    name: 'DejaVu Serif',
    normal: ['dejavu/DejaVuSerif.ttf', 'DejaVu Serif', 'DejaVuSerif'],
    strong: ['dejavu/DejaVuSerif-Bold.ttf', 'DejaVu Serif Bold', 'DejaVuSerif-Bold'],
  },
]

const style = join(root, 'web', 'src', 'ui', 'style')
const texts = interfaceTexts()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const rules = []
for (const device of devices)
  for (const weight of ['normal', 'strong']) {
    const [file, ...names] = device[weight]
    const target = ours[device.ours]
    const here = await measure(join(style, 'fonts', target.file), target[weight])
    const there = await measure(join(values.fonts, file), 400)
    rules.push(ruleOf({ device, weight, names, here, there }))
  }
await browser.close()
writeFileSync(
  join(style, 'fallback-fonts.css'),
  `/* Made by scripts/fallback-fonts.mjs: fonts of devices that take as much room as ours, until ours are here. */\n${rules.join('\n')}\n`,
)

/** @returns the width of all texts, and the heights above and below the line, in em */
async function measure(file, weight) {
  const bytes = readFileSync(file).toString('base64')
  return page.evaluate(
    async ({ bytes, weight, texts }) => {
      const face = new FontFace('measured', `url(data:font/ttf;base64,${bytes})`, { weight: '100 900' })
      document.fonts.add(await face.load())
      const context = document.createElement('canvas').getContext('2d')
      context.font = `${weight} 100px measured`
      const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0)
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('x')
      document.fonts.delete(face)
      return { width: width / 100, above: above / 100, below: below / 100 }
    },
    { bytes, weight, texts },
  )
}

function ruleOf({ device, weight, names, here, there }) {
  const size = here.width / there.width
  const percent = (share) => `${(share * 100).toFixed(1)}%`
  return `@font-face {
  font-family: "${device.ours} as ${device.name}";
  font-weight: ${weight === 'normal' ? '100 500' : '501 900'};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(here.above / size)};
  descent-override: ${percent(here.below / size)};
  line-gap-override: 0%;
}`
}

/** What is between quotation marks in the catalogues of texts. */
function interfaceTexts() {
  const files = ['accounts', 'billing', 'catalogue', 'common', 'lessons', 'onboarding', 'plans', 'player']
  return ['en', 'es'].flatMap((language) =>
    files.flatMap((file) =>
      [
        ...readFileSync(join(root, 'web', 'src', 'i18n', language, `${file}.ts`), 'utf8').matchAll(
          /'([^'\n]{4,})'/g,
        ),
      ].map(([, text]) => text.replaceAll(/\{\{.*?\}\}/g, 'xx')),
    ),
  )
}
