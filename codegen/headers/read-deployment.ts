import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { ConsoleConfig, OutsideHosts } from '../../console.config'
import { advice } from '../advice'
import type { Problem } from '../problem'
import { readJson } from '../read-json'
import { readThemeFile } from '../themes/theme-format'
import type { Deployment, DeploymentProblem } from './deployment'
import { readSite } from './site-facts'

/** A deployment read from its files. It must not be used if there are problems. */
interface ReadDeployment {
  readonly deployment: Deployment
  readonly problems: readonly Problem[]
  /** Adds the file name to a problem of the headers. */
  readonly located: (problem: DeploymentProblem) => Problem
}

/** All members of `outside`, so that misspelt ones are reported. */
const known: Readonly<Record<keyof OutsideHosts, true>> = {
  identityProvider: true,
  s3Endpoint: true,
  themeScripts: true,
  adyenEnvironment: true,
  paypalScript: true,
}

/**
 * Reads the site configuration in `siteFile` and the theme it names. `configFile` is the file of `config`; `ownTheme` is the
 * folder of the theme if the site names it by a path.
 *
 * @throws InputError if a file is missing or is not JSON
 */
export function readDeployment(
  siteFile: string,
  configFile: string,
  config: ConsoleConfig,
  ownTheme?: string,
): ReadDeployment {
  const { site, problems: shape } = readSite(readJson(siteFile))
  const isElsewhere = site.siteTheme.startsWith('/') && ownTheme !== undefined
  const [themes, name] = isElsewhere
    ? [dirname(resolve(ownTheme)), basename(resolve(ownTheme))]
    : [config.themes, site.siteTheme]
  const themeFile = join(themes, name, 'theme.json')
  const files = { site: siteFile, configuration: configFile, theme: themeFile }
  const located = ({ from, ...problem }: DeploymentProblem): Problem => ({ ...problem, file: files[from] })
  const problems = shape.map(located)
  const { outside = {}, basePath } = config
  for (const name of Object.keys(outside))
    if (!Object.hasOwn(known, name))
      problems.push({
        id: 'outside-unknown',
        file: configFile,
        path: `outside.${name}`,
        message: `is not known.${advice(name, Object.keys(known), 'There are', 'docs/deploy.md')}`,
      })
  const themeScripts = name === '' ? [] : scriptsOf(themeFile, siteFile, themes, name, problems)
  return { deployment: { basePath, site, outside, themeScripts }, problems, located }
}

function scriptsOf(
  themeFile: string,
  siteFile: string,
  themes: string,
  name: string,
  problems: Problem[],
): string[] {
  if (name.startsWith('/')) {
    problems.push({
      id: 'theme-elsewhere',
      file: siteFile,
      path: 'siteTheme',
      message: `is a path; name the folder that "${name}" was built from with --theme, because its scripts are let in.`,
    })
    return []
  }
  const names = readdirSync(themes, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  if (!names.includes(name) || !existsSync(themeFile)) {
    problems.push({
      id: 'theme-unknown',
      file: siteFile,
      path: 'siteTheme',
      message: `there is no theme "${name}" in ${themes}.${advice(name, names, 'There are', 'docs/deploy.md')}`,
    })
    return []
  }
  const { theme, problems: found } = readThemeFile(readJson(themeFile), name)
  problems.push(
    ...found.map(({ key, message }) => ({ id: 'theme', file: themeFile, path: key, message: `${message}.` })),
  )
  return theme.scripts.map(({ src }) => src)
}
