/** The list of what the console leaves unused, and why (`unused-api.yaml`). */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../../../src/lib/is-record'

/** Why some calls and fields are not used. A `*` in a pattern stands for any number of letters. */
export interface Reason {
  readonly reason: string
  readonly operations: readonly string[]
  readonly fields: readonly string[]
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Reads the list. Throws for an entry without a reason, and for one that waits for a requirement that does not exist. */
export function readReasons(file: string, requirements: ReadonlySet<string>): Reason[] {
  const entries: unknown = parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) throw new Error(`${file} is no list.`)
  return entries.map((entry: unknown) => {
    if (!isRecord(entry)) throw new Error(`${file}: an entry is no object.`)
    const waits = texts(entry.waits)
    const unknown = waits.filter((id) => !requirements.has(id))
    if (unknown.length > 0)
      throw new Error(`${file}: ${unknown.join(', ')} is not in docs/requirements.yaml.`)
    const reason = waits.length > 0 ? `waits for ${waits.join(', ')}` : entry.reason
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new Error(`${file}: every entry says why in "reason", or what it waits for in "waits".`)
    return { reason, operations: texts(entry.operations), fields: texts(entry.fields) }
  })
}

function matcher(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}

/** The check of the reasons for calls, or for fields. */
export interface Judgement {
  /** Neither used nor explained. */
  readonly unexplained: readonly string[]
  /** Patterns that match a used name, with the first such name, and patterns that match nothing. */
  readonly stale: readonly string[]
  /** The reason for each unused name. */
  readonly explained: ReadonlyMap<string, string>
}

/** Checks `patterns`, each with its reason, against all names. */
export function judge(
  all: Iterable<string>,
  isUsed: (name: string) => boolean,
  patterns: readonly (readonly [pattern: string, reason: string])[],
): Judgement {
  const names = [...all]
  const explained = new Map<string, string>()
  const stale: string[] = []
  for (const [pattern, reason] of patterns) {
    const test = matcher(pattern)
    const fitting = names.filter((name) => test.test(name))
    const used = fitting.find(isUsed)
    if (fitting.length === 0) stale.push(`${pattern}: there is nothing of this name any more`)
    if (used !== undefined) stale.push(`${pattern}: ${used} is used`)
    for (const name of fitting) explained.set(name, reason)
  }
  return { unexplained: names.filter((name) => !isUsed(name) && !explained.has(name)), stale, explained }
}
