import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { packageFolder } from '../package-folder'
import { fontFamilies, type FontFamily, type FontPart } from './families'

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

async function cut(family: FontFamily, part: FontPart): Promise<FontFile> {
  const source = readFileSync(join(packageFolder(family.package), part.source))
  const bytes = await subsetFont(source, textOf(part), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  })
  return { name: part.file, bytes: new Uint8Array(bytes) }
}

function licences(families: readonly FontFamily[]): FontFile {
  const texts = families.map((family) => {
    const licence = readFileSync(join(packageFolder(family.package), 'LICENSE'), 'utf8').trim()
    return `${family.family} (${family.package})\n\n${licence}\n`
  })
  return { name: 'LICENSE.txt', bytes: new TextEncoder().encode(texts.join('\n\n')) }
}

/**
 * Cuts the web fonts: upright, weights 400 to 600, two files per family by characters, and the licences beside them.
 * The same input gives the same bytes.
 */
export async function buildFonts(): Promise<FontFile[]> {
  const families: readonly FontFamily[] = Object.values(fontFamilies)
  const files: FontFile[] = []
  // One after another: the subsetter is a single WebAssembly instance whose memory they would share.
  for (const family of families) {
    for (const part of family.parts) files.push(await cut(family, part))
  }
  return [...files, licences(families)]
}
