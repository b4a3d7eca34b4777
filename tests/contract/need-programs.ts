import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isThere = (name: string): boolean => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Makes sure that the programs which copied calls use exist; installs them when run as root on Debian.
 * @throws Error with the command to run when one is missing
 */
export function needPrograms(...names: readonly string[]): void {
  const missing = names.filter((name) => !isThere(name))
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0
    const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...missing)
    if (!install() && apt('update')) install()
  }
  const left = names.filter((name) => !isThere(name))
  if (left.length > 0)
    throw new Error(`${left.join(' and ')} not found: run \`sudo apt-get install -y ${left.join(' ')}\`.`)
}
