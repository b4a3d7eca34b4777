import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runStep } from './run-step.mjs'

/** Packages npm has put into node_modules; npm writes the list when it is done, so a broken-off installation has none. */
const installedList = 'node_modules/.package-lock.json'

/** Whether node_modules holds what package-lock.json asks for. Packages of other systems may be missing. */
export function isInstalled() {
  if (!existsSync(installedList)) return false
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn(installedList)
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/** Installs exactly what package-lock.json says. Gives up on an unreachable registry after some seconds, not minutes. */
export async function install() {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=1000']
  const [npm, shell] = npmProgram()
  await runStep('Installing the packages', [...npm, 'ci', ...flags, '--fetch-retry-maxtimeout=5000'], {
    isNpm: true,
    shell,
  })
}

/** The npm that runs us, or the one on the path. */
function npmProgram() {
  const path = process.env.npm_execpath
  if (path && basename(path).startsWith('npm-cli')) return [[process.execPath, path], false]
  return process.platform === 'win32' ? [[join('npm.cmd')], true] : [['npm'], false]
}
