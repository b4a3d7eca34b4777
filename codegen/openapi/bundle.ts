import { bundle, createConfig } from '@redocly/openapi-core'
import { isRecord } from '../../src/lib/is-record'

/** The whole description as one document: every file reference resolved into `components`, names kept. */
export async function bundleDescription(file: string): Promise<Record<string, unknown>> {
  const config = await createConfig({})
  const { bundle: result, problems } = await bundle({ ref: file, config })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((problem) => problem.message).join('; ')}`)
  const document: unknown = result.parsed
  if (!isRecord(document)) throw new Error(`${file}: not an OpenAPI document`)
  return document
}
