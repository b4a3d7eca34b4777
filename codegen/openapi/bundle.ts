import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundle, createConfig, loadConfig } from '@redocly/openapi-core'
import { isRecord } from '../../src/lib/is-record'
import { InputError } from '../input-error'

/** A path as the configuration writes it, below the project where it lies there. */
function inProject(path: string): string {
  const below = relative('.', path)
  return below.startsWith('..') ? path : below
}

/** What kept a file of the description from being read, at its line where that is known. */
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
 * The whole description as one document: every file reference resolved into `components`, names kept. A `redocly.yaml`
 * beside the root file is honoured, because its preprocessors are part of the description.
 * @throws InputError when a file of it is not there or is not YAML
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
