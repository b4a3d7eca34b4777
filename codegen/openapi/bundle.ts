import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle, createConfig, loadConfig } from '@redocly/openapi-core'
import { isRecord } from '../../src/lib/is-record'

/**
 * The whole description as one document: every file reference resolved into `components`, names kept. A `redocly.yaml`
 * beside the root file is honoured, because its preprocessors are part of the description.
 */
export async function bundleDescription(file: string): Promise<Record<string, unknown>> {
  const configPath = join(dirname(file), 'redocly.yaml')
  const config = existsSync(configPath) ? await loadConfig({ configPath }) : await createConfig({})
  const { bundle: result, problems } = await bundle({ ref: file, config })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0)
    throw new Error(`${file}: ${[...new Set(errors.map((problem) => problem.message))].join('; ')}`)
  const document: unknown = result.parsed
  if (!isRecord(document)) throw new Error(`${file}: not an OpenAPI document`)
  return document
}
