/**
 * `npm run generate` writes the generated files; `--check` compares and fails if one is outdated; `--config FILE` uses
 * another configuration. Problems of the inputs are printed together, with exit code 1.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { ConsoleConfig } from '../console.config'
import type { CompleteManifest } from './manifests/complete/completed'
import { generate } from './generate'
import { InputError } from './input-error'
import { loadConfig, loadManifests } from './inputs'
import { staleFiles, writeFiles } from './output'
import { formatProblems } from './problem'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    config: { type: 'string', default: 'console.config.ts' },
  },
})

/** Files generated outside the output folder, by path. Loaded on demand, because only they need a compiler. */
async function documents(
  { reference, manifests }: ConsoleConfig,
  complete: readonly CompleteManifest[],
): Promise<Map<string, string>> {
  if (reference === undefined) return new Map()
  const { writeReference } = await import('./reference/write-reference')
  const written = await loadManifests(manifests)
  return new Map([[reference, writeReference(written, complete)]])
}

/** Loads the configuration; a wrong one is reported like problems of other inputs. */
async function configuration(): Promise<ConsoleConfig> {
  try {
    return await loadConfig(values.config)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(`${error.message}\n\n1 problem; nothing was written.`)
    process.exit(1)
  }
}

const config = await configuration()
const { files, problems, manifests: complete } = await generate(config)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`,
  )
  process.exit(1)
}
const beside = await documents(config, complete)
const outdated = [...beside].filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
)
if (values.check) {
  const stale = [
    ...staleFiles(config.output, files).map((name) => `${config.output}/${name}`),
    ...outdated.map(([file]) => file),
  ]
  if (stale.length > 0) {
    console.error(`Out of date, run \`npm run generate\`:\n${stale.map((file) => `  ${file}`).join('\n')}`)
    process.exit(1)
  }
} else {
  for (const [file, text] of outdated) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const written = writeFiles(config.output, files).length + outdated.length
  const all = files.size + beside.size
  console.log(written === 0 ? 'Nothing to generate.' : `Generated ${written} of ${all} files.`)
}
