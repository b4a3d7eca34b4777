/**
 * `npm run generate` writes the generated files; `npm run generate -- --check` compares and fails when one is out of date;
 * `--config FILE` takes another configuration. Problems of the inputs are printed together and end with exit code 1.
 */
import { parseArgs } from 'node:util'
import { generate } from './generate'
import { loadConfig } from './inputs'
import { staleFiles, writeFiles } from './output'
import { formatProblems } from './problem'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    config: { type: 'string', default: 'console.config.ts' },
  },
})

const config = await loadConfig(values.config)
const { files, problems } = await generate(config)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`,
  )
  process.exit(1)
}
if (values.check) {
  const stale = staleFiles(config.output, files)
  if (stale.length > 0) {
    console.error(
      `Out of date, run \`npm run generate\`:\n${stale.map((name) => `  ${config.output}/${name}`).join('\n')}`,
    )
    process.exit(1)
  }
} else {
  const written = writeFiles(config.output, files)
  console.log(
    written.length === 0 ? 'Nothing to generate.' : `Generated ${written.length} of ${files.size} files.`,
  )
}
