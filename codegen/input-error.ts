import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatProblem, type Problem } from './problem'

/** An unreadable input; nothing else about it can be checked. */
export class InputError extends Error {
  constructor(readonly problem: Problem) {
    super(formatProblem(problem))
  }
}

/** Error location of esbuild: `/disk.ts:20:8: ERROR: Expected …`. */
const syntax = /^(.+):(\d+):(\d+): ERROR: (.+)$/m
/** Locations in a stack: the module that failed to load, and the calls. */
const head = /^(file:\S+?|\/\S+?):(\d+)\n/
const frame = /^ +at (?:.*\()?(file:\/\/[^)\s]+?|\/[^)\s:]+):(\d+):(\d+)\)?$/gm
const missing = /^Cannot find (?:module|package) '([^']+)' imported from (\S+)/

const inProject = (path: string): string =>
  relative('.', path.startsWith('file:') ? fileURLToPath(path) : path)

/** Error of a module that failed to load, with its location if known. */
export function inputError(file: string, error: unknown): InputError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const report = (at: string, path: string, what: string): InputError =>
    new InputError({ id: 'unreadable', file: at, path, message: what })
  const wrong = syntax.exec(message)
  if (wrong) {
    const [, path = file, line = '', column = '', what = ''] = wrong
    return report(inProject(path), `${line}:${column}`, `${what}; correct it there or just before.`)
  }
  const absent = missing.exec(message)
  if (absent) {
    const [, name = '', from = file] = absent
    const target = name.startsWith('/') ? inProject(name) : name
    return report(inProject(from), 'import', `there is no "${target}"; correct the import, or add the file.`)
  }
  const unlinked = head.exec(stack)
  if (unlinked) {
    const [, path = file, line = ''] = unlinked
    return report(inProject(path), line, `${message}; correct it there.`)
  }
  const early = /^Cannot access '(.+)' before initialization$/.exec(message)
  const places = [...stack.matchAll(frame)].filter(([, path = '']) => !path.includes('node_modules'))
  const [first] = places
  const [, path = file, line = '', column = ''] = first ?? []
  const what = early
    ? `"${early[1]}" is used before it is defined: modules import one another in a circle, or it is defined below; end the circle, or define it above.`
    : `${message}; correct it there.`
  return report(inProject(path), first ? `${line}:${column}` : '', what)
}
