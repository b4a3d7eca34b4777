import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { textOf } from './sources'

const root = resolve(import.meta.dirname, '../..')

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** The committed versions of a JSON file, the oldest first, and the current one; without git history that one alone. */
export function versionsOf(path: string): unknown[] {
  const commits = existsSync(join(root, '.git')) ? git('log', '--format=%H', '--', path).trim() : ''
  const former = commits === '' ? [] : commits.split('\n').toReversed()
  return [...former.map((commit) => git('show', `${commit}:${path}`)), textOf(path)].map((text): unknown =>
    JSON.parse(text),
  )
}
