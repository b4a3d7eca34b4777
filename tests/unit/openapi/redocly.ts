import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const CLI = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')

/** One problem of the linter: the id of the rule, its text and where in the document it stands. */
export interface LintProblem {
  ruleId: string
  message: string
  pointer: string | undefined
}

/** A JSON document or a part of one. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Lints the files with the configuration in the same folder as the description, and gives the problems of
 * each file in turn.
 */
export async function lintFiles(files: string[], folder = join(ROOT, 'openapi')): Promise<LintProblem[][]> {
  const output = await run(['lint', ...files, '--config', join(folder, 'redocly.yaml'), '--format', 'json'])
  return splitDocuments(output).map(problemsOf)
}

/** Lints documents that exist only in memory. */
export async function lintDocuments(documents: Json[]): Promise<LintProblem[][]> {
  return inTemporaryFolder(async (folder) => {
    const files = documents.map((_, index) => join(folder, `${index}.json`))
    await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(documents[index]))))
    return lintFiles(files)
  })
}

/** Bundles a description in the folder into one document. */
export async function bundle(folder = join(ROOT, 'openapi'), root = 'openapi.yaml'): Promise<Json> {
  return inTemporaryFolder(async (target) => {
    const file = join(target, 'bundle.json')
    await run(['bundle', join(folder, root), '--config', join(folder, 'redocly.yaml'), '-o', file])
    return JSON.parse(await readFile(file, 'utf8'))
  })
}

/** Hands out a copy of the description in which one text of openapi.yaml is replaced by another. */
export async function withChangedTable<T>(
  from: string,
  to: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    await cp(join(ROOT, 'openapi'), folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    const root = join(folder, 'openapi.yaml')
    const text = await readFile(root, 'utf8')
    if (!text.includes(from)) throw new Error(`openapi.yaml does not hold "${from}"`)
    await writeFile(root, text.replace(from, to))
    return use(folder)
  })
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs redocly. `lint` ends with a failure when it finds problems, so only missing output counts as one. */
function run(parameters: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((done, fail) => {
    execFile(process.execPath, [CLI, ...parameters], { env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error && stdout === '') fail(new Error(stderr))
      else done(stdout)
    })
  })
}

/** redocly prints one indented JSON document per file, one right after the other. */
function splitDocuments(output: string): Json[] {
  return output.split(/(?<=^\})\s*(?=\{)/m).map((text) => JSON.parse(text))
}

function problemsOf(report: Json): LintProblem[] {
  return list(member(report, 'problems')).map((problem) => ({
    ruleId: text(member(problem, 'ruleId')),
    message: text(member(problem, 'message')),
    pointer: optionalText(member(list(member(problem, 'location'))[0] ?? null, 'pointer')),
  }))
}

/** The value at a path of names, or undefined. */
export function member(value: Json | undefined, ...path: string[]): Json | undefined {
  let at = value
  for (const name of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined
    at = at[name]
  }
  return at
}

/** The entries of an object; none for anything else. */
export function entries(value: Json | undefined): [string, Json][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** The items of a list; none for anything else. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

function optionalText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
