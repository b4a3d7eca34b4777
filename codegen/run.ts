/**
 * `npm run generate` writes the generated files; `npm run generate -- --check` compares and fails when one is out of date;
 * `--config FILE` takes another configuration. Problems of the inputs are printed together and end with exit code 1.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { ConsoleConfig } from '../console.config'
import type { CompleteManifest } from '../src/manifest/complete'
import { generate } from './generate'
import { loadConfig, loadManifests } from './inputs'
import { staleFiles, writeFiles } from './output'
import { formatProblems } from './problem'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    config: { type: 'string', default: 'console.config.ts' },
  },
})

/** What is generated beside the output folder, by path. Only this needs a compiler, so it is loaded only when asked for. */
async function documents(
  { reference, manifests }: ConsoleConfig,
  complete: readonly CompleteManifest[],
): Promise<Map<string, string>> {
  if (reference === undefined) return new Map()
  const { writeReference } = await import('./reference/write-reference')
  const written = await loadManifests(manifests)
  return new Map([[reference, writeReference(written, complete)]])
}

const config = await loadConfig(values.config)
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
