import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { weights, type FontFamily, type FontPart } from './families'

/** A file to write under `src/generated/fonts/`. */
export interface FontFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const textOf = (part: FontPart) =>
  part.characters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')

async function cut(part: FontPart): Promise<FontFile> {
  const bytes = await subsetFont(readFileSync(part.source()), textOf(part), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  })
  return { name: part.file, bytes: new Uint8Array(bytes) }
}

function licences(families: readonly FontFamily[]): FontFile {
  const texts = families.map(
    ({ family, licence }) => `${family}\n\n${readFileSync(licence(), 'utf8').trim()}\n`,
  )
  return { name: 'LICENSE.txt', bytes: new TextEncoder().encode(texts.join('\n\n')) }
}

/**
 * Cuts the web fonts: upright, weights 400 to 600, three files per family by characters, and the licences beside them.
 * The same input gives the same bytes.
 */
export async function buildFonts(families: readonly FontFamily[]): Promise<FontFile[]> {
  const files: FontFile[] = []
  // One after another: the subsetter is a single WebAssembly instance whose memory they would share.
  for (const family of families) {
    for (const part of family.parts) files.push(await cut(part))
  }
  return [...files, licences(families)]
}
