/**
 * `npm run headers -- --site FILE [--theme DIR] [--format json|nginx|caddy|static] [--out FOLDER]` writes the headers of a deployment. FILE
 * is its site configuration, the answer of getSiteConfig; the rest comes from `console.config.ts`, or the file of `--config`.
 * Files go to FOLDER, or to standard output. Lost protections are printed as warnings to standard error; if a file
 * has a mistake, nothing is written and the exit code is 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { advice } from '../advice'
import { InputError } from '../input-error'
import { loadConfig } from '../inputs'
import { formatProblems } from '../problem'
import { deploymentHeaders } from './deployment-headers'
import { headerForms } from './print-headers'
import { readDeployment } from './read-deployment'

const usage = `npm run headers -- --site FILE [--theme DIR] [--format ${Object.keys(headerForms).join('|')}] [--out FOLDER]`

/** An error printed as its message, without a stack. */
class Refusal extends Error {}

function readArguments(): {
  site: string
  format: string
  config: string
  out?: string
  theme?: string
} {
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        format: { type: 'string', default: 'json' },
        out: { type: 'string' },
        theme: { type: 'string' },
        config: { type: 'string', default: 'console.config.ts' },
      },
    })
    const { site, out, format, config, theme } = values
    if (site === undefined) throw new Refusal(`--site is missing: ${usage}`)
    return {
      site,
      format,
      config,
      ...(out === undefined ? {} : { out }),
      ...(theme === undefined ? {} : { theme }),
    }
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(`${error.message}\n${usage}`) : error
  }
}

async function main(): Promise<void> {
  const { site, format, config: configFile, out, theme } = readArguments()
  const print = Object.hasOwn(headerForms, format) ? headerForms[format] : undefined
  if (!print)
    throw new Refusal(
      `--format: "${format}" is none.${advice(format, Object.keys(headerForms), 'There are', 'docs/deploy.md')}`,
    )
  const config = await loadConfig(configFile)
  const { deployment, problems, located } = readDeployment(site, configFile, config, theme)
  const headers = deploymentHeaders(deployment)
  const wrong = [...problems, ...(problems.length > 0 ? [] : headers.problems.map(located))]
  if (wrong.length > 0) throw new Refusal(`${formatProblems(wrong)}\n\nNothing was written.`)
  const files = print(headers)
  for (const warning of headers.warnings) console.error(`Warning: ${warning}`)
  if (out !== undefined) mkdirSync(out, { recursive: true })
  for (const { name, text } of files) {
    if (out !== undefined) writeFileSync(join(out, name), text)
    else process.stdout.write(files.length === 1 ? text : `# ${name}\n${text}\n`)
  }
  if (out !== undefined) console.log(`Wrote ${files.map(({ name }) => join(out, name)).join(', ')}.`)
}

main().catch((error: unknown) => {
  const isSentence = error instanceof Refusal || error instanceof InputError || error instanceof RangeError
  if (!isSentence) throw error
  console.error(error.message)
  process.exitCode = 1
})
