import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { basename } from 'node:path'
import { Failure } from './failure.mjs'
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

/** What all packages take, in MB, with some room for what is built from them. */
const neededMegabytes = 550

/** @throws Failure when the packages will not fit; npm would find out minutes later, file by file */
function checkSpace() {
  const { bavail, bsize } = statfsSync('.')
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free >= neededMegabytes) return
  const figures = `${neededMegabytes} MB are needed and ${free} MB are free`
  throw new Failure(
    `Installing the packages failed: the disk is full (${figures}); free some space, then start again.`,
  )
}

/**
 * Installs exactly what package-lock.json says. Gives up on an unreachable registry after some seconds, not minutes. npm
 * takes a full disk for a reason to warn, and then says it is done, so its list is taken away after such a warning.
 */
export async function install() {
  checkSpace()
  const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn', ...retries]
  const [npm, shell] = npmProgram()
  const options = { isNpm: true, shell, fatal: /ENOSPC|EDQUOT/ }
  try {
    await runStep('Installing the packages', [...npm, 'ci', ...flags], options)
  } catch (error) {
    rmSync(installedList, { force: true })
    throw error
  }
}

/** The npm that runs us, or the one on the path. */
function npmProgram() {
  const path = process.env.npm_execpath
  if (path && basename(path).startsWith('npm-cli')) return [[process.execPath, path], false]
  return process.platform === 'win32' ? [['npm.cmd'], true] : [['npm'], false]
}
