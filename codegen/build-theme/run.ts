/**
 * `npm run build:theme -- DIR [--out FOLDER]` compiles the theme in DIR to files in FOLDER, `dist/themes/NAME` by default. With
 * a mistake in the theme nothing is written and the exit code is 1.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { config } from '../../console.config'
import { Refusal } from '../refusal'
import { isThemeName } from '../themes/compile'
import { describeProblem } from '../themes/problem'
import { buildTheme } from './build-theme'

const usage = 'npm run build:theme -- DIR [--out FOLDER]'

function readArguments(): { folder: string; name: string; out: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string' } },
      allowPositionals: true,
    })
    const [dir, ...more] = positionals
    if (dir === undefined || more.length > 0) throw new Refusal(`Name the folder of one theme: ${usage}`)
    const folder = resolve(dir)
    const name = basename(folder)
    if (!existsSync(join(folder, 'theme.json')))
      throw new Refusal(
        `There is no theme.json in ${dir}; \`npm run new:theme\` writes a theme to begin with.`,
      )
    if (!isThemeName(name))
      throw new Refusal(
        `The folder of a theme is named like it, in small letters, digits and dashes, not "${name}".`,
      )
    return { folder, name, out: values.out ?? join('dist', 'themes', name) }
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(`${error.message}\n${usage}`) : error
  }
}

async function main(): Promise<void> {
  const { folder, name, out } = readArguments()
  const built = await buildTheme(folder, name, join(config.locales, config.baseLanguage))
  if ('problems' in built)
    throw new Refusal(`${built.problems.map(describeProblem).join('\n')}\n\nNothing was written.`)
  for (const [path, content] of built.files) {
    const file = join(out, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  console.log(
    `Wrote ${built.files.size} files to ${out}. Serve them from the console's origin and name their path in the site configuration, such as "siteTheme": "/themes/${name}/".`,
  )
}

main().catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
})
