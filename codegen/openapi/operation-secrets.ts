import { isRecord } from '../../src/lib/is-record'
import { header, literal } from '../emit'
import type { Description } from './description'

/** Names of secret members of a schema, at any depth. */
function secretMembers(
  description: Description,
  schema: unknown,
  seen: ReadonlySet<unknown> = new Set(),
): string[] {
  const whole = description.resolve(schema)
  const { properties, items, allOf, anyOf, oneOf } = whole
  if (seen.has(properties ?? whole)) return []
  const inside = new Set([...seen, properties ?? whole])
  const below = (each: unknown): string[] => secretMembers(description, each, inside)
  const members = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, member]) =>
    description.resolve(member).format === 'password' ? [name] : below(member),
  )
  const arms = [allOf, anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []))
  return [...new Set([...members, ...(items === undefined ? [] : below(items)), ...arms.flatMap(below)])]
}

/** `operation-secrets.ts`: names of secrets by operation id, to be masked. */
export function emitOperationSecrets(description: Description, source: string): string {
  const secrets = [...description.operations.values()].flatMap((operation): [string, string[]][] => {
    const body = description.body(operation)
    const names = body ? secretMembers(description, body.schema) : []
    return names.length > 0 ? [[operation.id, names]] : []
  })
  return (
    header(source) +
    `/** Members of an operation's body, at any depth, that are secret. */\n` +
    `export const operationSecrets: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(secrets))}\n`
  )
}
