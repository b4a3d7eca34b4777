import { advice } from '../advice'
import { header, literal } from '../emit'
import type { Problem } from '../problem'
import { asList, type DescribedOperation, type Description } from './description'

/** `x-changes`: ids of the reads whose answers change after a call. */
export function changesOf({ definition }: DescribedOperation): string[] {
  return asList(definition['x-changes']).filter((id) => typeof id === 'string')
}

/** Problems of `x-changes`. */
export function checkChanges(description: Description, file: string): Problem[] {
  const reads = [...description.operations.values()].flatMap(({ id, method }) => (method === 'GET' ? id : []))
  return [...description.operations.values()].flatMap((operation) => {
    const { id, method, definition } = operation
    const problem = (path: string, message: string): Problem => ({
      id: 'call-rule',
      file,
      path: `${id}.x-changes${path}`,
      message,
    })
    if (definition['x-changes'] === undefined) return []
    const changes = changesOf(operation)
    if (changes.length === 0 || changes.length < asList(definition['x-changes']).length)
      return [problem('', 'is a list of operation ids; write [listThings], or leave it out.')]
    if (method === 'GET') return [problem('', `${id} only reads; leave it out.`)]
    return changes.flatMap((read, index) => {
      if (reads.includes(read)) return []
      const what = description.operations.has(read)
        ? `${read} is no read; name the one that answers otherwise afterwards.`
        : `there is no operation "${read}".${advice(read, reads, 'Reads are', 'the description')}`
      return [problem(`[${index}]`, what)]
    })
  })
}

/** `operation-changes.ts`: the reads to refetch after a call, by the operation's id. */
export function emitOperationChanges(description: Description, source: string): string {
  const changes = [...description.operations.values()].flatMap((operation): [string, string[]][] => {
    const reads = changesOf(operation)
    return reads.length > 0 ? [[operation.id, reads]] : []
  })
  return (
    header(source) +
    `import type { OperationId, ReadId } from './operations'\n\n` +
    `/** Reads whose answers change after an operation, besides the list of the records it acts on. */\n` +
    `export const operationChanges: Readonly<Partial<Record<OperationId, readonly ReadId[]>>> = ${literal(Object.fromEntries(changes))}\n`
  )
}
