import { checkManifest, isSound } from '../../codegen/manifests/check'
import {
  createContext,
  manifestFile,
  type AnyManifest,
  type ManifestContext,
} from '../../codegen/manifests/context'
import { Description } from '../../codegen/openapi/description'
import { formatProblems, type Problem } from '../../codegen/problem'
import { isRecord } from '../../src/lib/is-record'
import { account, machine } from './base'
import { description } from './description'

export const small = new Description(description)

/** A copy with the values of `change` at their paths; undefined removes a place. */
export function changed(base: object, change: Readonly<Record<string, unknown>>): AnyManifest {
  const copy: unknown = structuredClone(base)
  for (const [path, value] of Object.entries(change)) put(copy, path.split(/[.[\]]+/).filter(Boolean), value)
  return tidy(copy) as AnyManifest
}

function put(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (!isRecord(target) && !Array.isArray(target)) throw new Error(`${name}: there is nothing to change`)
  const holder = target as Record<string, unknown>
  if (rest.length > 0) put(holder[name], rest, value)
  else if (value === undefined && !Array.isArray(target)) delete holder[name]
  else holder[name] = value
}

/** Without the gaps of removed list elements. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(tidy)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, tidy(member)]))
}

/** A manifest in its environment: the small description and the types beside it. */
export function contextOf(
  manifest: AnyManifest,
  problems: Problem[] = [],
  beside: object = account,
): ManifestContext {
  const others = [changed(beside, {}), manifest]
  const all = new Map(others.map((each) => [each.type, each]))
  return createContext(manifest, manifestFile('resource-manifests', manifest.type), small, all, problems)
}

/** The problems of the base manifest with a change, one line each. */
export function problemsOf(change: Readonly<Record<string, unknown>>): string[] {
  const problems: Problem[] = []
  const manifest = changed(machine, change)
  const file = manifestFile('resource-manifests', machine.type)
  if (isSound(manifest, file, small, problems)) checkManifest(contextOf(manifest, problems))
  return problems.length === 0 ? [] : formatProblems(problems).split('\n')
}
