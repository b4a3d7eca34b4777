import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows: the same pages with the same results, in half the time. */
const shell = 'chromium-headless-shell'

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const usualPlaces = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The Chromium to drive: CHROME_PATH, or else the quickest in PATH or the usual places; undefined when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: given, PATH: path = '' } = environment
  if (given !== undefined && given !== '') return existsSync(given) ? given : undefined
  const folders = path.split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...usualPlaces].find((place) => existsSync(place))
}

/** The command that installs a Chromium on this system, to show in an error. */
export function installCommand(): string {
  if (process.platform === 'darwin') return 'brew install --cask chromium'
  if (process.platform === 'win32') return 'winget install Google.Chrome'
  return 'sudo apt-get install -y chromium'
}

/** Installs Chromium when run as root on Debian, where nothing is asked. Returns its path, or undefined. */
export function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name)
  const installAny = (): boolean => install(shell) || install('chromium')
  if (!installAny() && apt('update')) installAny()
  return findChromium()
}

function apt(...args: string[]): boolean {
  return spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0
}

/**
 * Path of a Chromium, installed where that is possible.
 * @throws Error with the command to run when there is none
 */
export function needChromium(): string {
  const found = findChromium() ?? installChromium()
  if (found !== undefined) return found
  throw new Error(`No Chromium found: run \`${installCommand()}\`, or name one in CHROME_PATH.`)
}
