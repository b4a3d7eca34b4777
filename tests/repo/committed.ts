import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { textOf } from './sources'

const root = resolve(import.meta.dirname, '../..')

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** A JSON file of this repository as it was committed, the oldest first, and as it is now; a copy without history has that alone. */
export function versionsOf(path: string): unknown[] {
  const commits = existsSync(join(root, '.git')) ? git('log', '--format=%H', '--', path).trim() : ''
  const former = commits === '' ? [] : commits.split('\n').toReversed()
  return [...former.map((commit) => git('show', `${commit}:${path}`)), textOf(path)].map((text): unknown =>
    JSON.parse(text),
  )
}
