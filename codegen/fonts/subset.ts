import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { isRecord } from '../../src/lib/is-record'
import { packageFolder } from '../package-folder'
import { weights, type FontFamily, type FontPart } from './families'

/** A file to write under `src/generated/fonts/`. */
export interface FontFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Hashes of each font's inputs and output, to reuse unchanged fonts: subsetting takes 0.5 s a file. */
const recordName = 'made-from.json'

const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk']

const textOf = (part: FontPart) =>
  part.characters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('')

const hash = (...contents: (string | Uint8Array)[]): string => {
  const digest = createHash('sha256')
  for (const content of contents) digest.update(content)
  return digest.digest('hex').slice(0, 24)
}

const cutter = readFileSync(join(packageFolder('subset-font'), 'package.json'), 'utf8')

async function cut(source: Uint8Array, text: string): Promise<Uint8Array> {
  const bytes = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  })
  return new Uint8Array(bytes)
}

/** The record in a folder of fonts; empty if there is none. */
function readRecord(folder: string | undefined): Record<string, unknown> {
  if (folder === undefined || !existsSync(join(folder, recordName))) return {}
  const record: unknown = JSON.parse(readFileSync(join(folder, recordName), 'utf8'))
  return isRecord(record) ? record : {}
}

function licences(families: readonly FontFamily[]): FontFile {
  const texts = families.map(
    ({ family, licence }) => `${family}\n\n${readFileSync(licence(), 'utf8').trim()}\n`,
  )
  return { name: 'LICENSE.txt', bytes: new TextEncoder().encode(texts.join('\n\n')) }
}

/**
 * Subsets the web fonts: upright, weights 400 to 600, three files per family, with licences and a record. Deterministic.
 * Files of an earlier run in `folder` are reused if their inputs are the same.
 */
export async function buildFonts(families: readonly FontFamily[], folder?: string): Promise<FontFile[]> {
  const earlier = readRecord(folder)
  const record: Record<string, string> = {}
  const files: FontFile[] = []
  const kept = (name: string, from: string): Uint8Array | undefined => {
    if (folder === undefined || !existsSync(join(folder, name))) return undefined
    const bytes = new Uint8Array(readFileSync(join(folder, name)))
    return earlier[name] === `${from} ${hash(bytes)}` ? bytes : undefined
  }
  // Sequential, because the subsetter is one WebAssembly instance with shared memory.
  for (const family of families) {
    for (const part of family.parts) {
      const [source, text] = [readFileSync(part.source()), textOf(part)]
      const from = hash(source, text, JSON.stringify([weights, features]), cutter)
      const bytes = kept(part.file, from) ?? (await cut(source, text))
      record[part.file] = `${from} ${hash(bytes)}`
      files.push({ name: part.file, bytes })
    }
  }
  const written = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`)
  return [...files, licences(families), { name: recordName, bytes: written }]
}
