import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Pictures of Fluent Emoji, as Iconify publishes them. */
export type EmojiPictures = {
  /** An SVG file; undefined if there is no such picture. */
  svg: (name: string) => string | undefined
}

type IconFile = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
  width: number
  height: number
}

const require = createRequire(import.meta.url)

/** The pictures as a work, with author and licence. */
export const emojiWork = {
  name: 'Fluent Emoji',
  licence: 'MIT',
  licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  attribution: 'Microsoft Corporation',
  homepage: 'https://github.com/microsoft/fluentui-emoji',
  /** Must be part of every copy; the package lacks it. */
  licenceText: `MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`,
}

/**
 * Opens the pictures. The file of 9 MB is read when the first picture is requested, and only the given names stay in memory.
 */
export function openEmojiPictures(names: Iterable<string>): EmojiPictures {
  let known: Map<string, string> | undefined
  return {
    svg: (name) => {
      known ??= readPictures(new Set(names))
      return known.get(name)
    },
  }
}

function readPictures(names: ReadonlySet<string>): Map<string, string> {
  const file = JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as IconFile
  return new Map(
    [...names].flatMap((name) => {
      const icon = file.icons[name] ?? file.icons[file.aliases?.[name]?.parent ?? '']
      return icon ? [[name, whole(icon.body, file)] as const] : []
    }),
  )
}

const whole = (body: string, { width, height }: IconFile) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
