import { isRecord } from '../../src/lib/is-record'

/**
 * Rewrites "one of these must be sent" for the type generator: an arm that only names required members gets their
 * schemas, copied from the object it narrows. `{ required: ['disks'] }` alone would become `unknown`; now it becomes `{
 * disks: number }`. The accepted values are unchanged.
 */
export function withTypedAlternatives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTypedAlternatives)
  if (!isRecord(value)) return value
  const copied = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withTypedAlternatives(member)]),
  )
  const { allOf, properties } = copied
  if (!Array.isArray(allOf) || !isRecord(properties)) return copied
  return { ...copied, allOf: allOf.map((part) => typeArms(part, properties)) }
}

function typeArms(part: unknown, properties: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(part) || !Array.isArray(part.anyOf)) return part
  return { ...part, anyOf: part.anyOf.map((arm) => typeArm(arm, properties)) }
}

function typeArm(arm: unknown, properties: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(arm) || !Array.isArray(arm.required) || arm.properties !== undefined) return arm
  const named = arm.required.map(String).filter((name) => name in properties)
  return {
    type: 'object',
    ...arm,
    properties: Object.fromEntries(named.map((name) => [name, properties[name]])),
  }
}
