import { isRecord } from '../../src/lib/is-record'
import type { Mutation } from './fault'

/**
 * Corrupts a correct answer as a newer, older or broken server would. In a list only the first item is corrupted, so
 * that a client can show the others. The argument is not changed.
 */
export function mutateAnswer(body: unknown, mutation: Mutation): unknown {
  if (mutation === 'not-a-list') return Array.isArray(body) ? { items: body } : [body]
  if (!Array.isArray(body)) return mutateItem(body, mutation)
  const list: readonly unknown[] = body
  const [first, ...others] = list
  if (first === undefined) return list
  if (mutation === 'duplicate-id') return [first, ...others, first]
  return [mutateItem(first, mutation), ...others]
}

function mutateItem(item: unknown, mutation: Mutation): unknown {
  if (mutation === 'null-item') return null
  if (!isRecord(item)) return item
  switch (mutation) {
    case 'unknown-status':
      return { ...item, status: 'hibernating-deeply' }
    case 'null-name':
      return { ...item, [nameField(item)]: null }
    case 'missing-name':
      return without(item, nameField(item))
    case 'missing-storage':
      return without(item, 'storage')
    case 'extra-field':
      return { ...item, added_by_a_newer_server: { nested: [1, 'two', null] } }
    case 'wrong-type':
      return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, wrongType(name, value)]))
    default:
      return item
  }
}

function nameField(item: Readonly<Record<string, unknown>>): string {
  return ['name', 'display_name', 'description', 'title'].find((field) => field in item) ?? 'name'
}

function without(item: Readonly<Record<string, unknown>>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== field))
}

/** Ids keep their type, so that rows stay distinguishable. */
function wrongType(name: string, value: unknown): unknown {
  if (name === 'id' || name === 'uuid') return value
  if (typeof value === 'number') return `${value} units`
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'boolean') return 'maybe'
  return Array.isArray(value) ? 'none' : value
}
