/** The requirements of the project (`docs/requirements.yaml`). */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../../src/lib/is-record'

export interface Requirement {
  readonly id: string
  readonly text: string
  /** `open` is what the specification leaves open, `api` a call, `data` what an entity has. */
  readonly kind: string
}

export interface RequirementGroup {
  readonly title: string
  readonly items: readonly Requirement[]
}

function isRequirement(value: unknown): value is Requirement {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.text === 'string' &&
    typeof value.kind === 'string'
  )
}

/** Reads the groups in their order. Throws for a group without requirements. */
export function readRequirements(file = 'docs/requirements.yaml'): RequirementGroup[] {
  const document: unknown = parse(readFileSync(file, 'utf8'))
  const groups = isRecord(document) && Array.isArray(document.groups) ? document.groups : []
  return groups.map((group: unknown) => {
    if (!isRecord(group) || !Array.isArray(group.items)) throw new Error(`${file}: a group has no items.`)
    return { title: String(group.title), items: group.items.filter(isRequirement) }
  })
}
