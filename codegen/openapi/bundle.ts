import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle, createConfig, loadConfig } from '@redocly/openapi-core'
import { isRecord } from '../../src/lib/is-record'
import { InputError } from '../input-error'

/** A path relative to the project, if it is inside. */
function inProject(path: string): string {
  const below = relative('.', path)
  return below.startsWith('..') ? path : below
}

/** Error of an unreadable file of the description, with its line if known. */
function unreadable(file: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const report = (at: string, path: string, message: string): InputError =>
    new InputError({ id: 'unreadable', file: at, path, message })
  if (!existsSync(file))
    return report(
      file || 'configuration',
      '',
      'there is no such file; correct the path in the configuration, or add it.',
    )
  const place = /^(.+) in "(.+)" \((\d+):(\d+)\)$/s.exec(error.message)
  if (!place) return report(file, '', `${error.message.trim()}; correct it there.`)
  const [, what = '', at = file, line = '', column = ''] = place
  return report(inProject(at), `${line}:${column}`, `${what}; correct it there or just before.`)
}

/**
 * The description as one document: file references resolved into `components`, names kept. Applies a `redocly.yaml`
 * beside the root file, because its preprocessors are part of the description.
 * @throws InputError if a file is missing or not YAML
 */
export async function bundleDescription(file: string): Promise<Record<string, unknown>> {
  const configPath = join(dirname(file), 'redocly.yaml')
  const config = existsSync(configPath) ? await loadConfig({ configPath }) : await createConfig({})
  const { bundle: result, problems } = await bundle({ ref: file, config }).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0)
    throw unreadable(file, new Error([...new Set(errors.map((problem) => problem.message))].join('; ')))
  const document: unknown = result.parsed
  if (!isRecord(document)) throw new Error(`${file}: not an OpenAPI document`)
  return document
}
