import { keyKinds, type KeyKind } from '../../src/lib/key-kinds'
import { advice } from '../advice'
import { header, literal } from '../emit'
import type { Problem } from '../problem'
import { asList, type DescribedOperation, type Description } from './description'

const isKeyKind = (value: unknown): value is KeyKind => keyKinds.some((kind) => kind === value)

/** `x-refuses`: the kinds of keys a call refuses for every record. */
export function refusalsOf({ definition }: DescribedOperation): KeyKind[] {
  return asList(definition['x-refuses']).filter(isKeyKind)
}

/** Problems of `x-refuses`. */
export function checkRefusals(description: Description, file: string): Problem[] {
  return [...description.operations.values()].flatMap(({ id, definition }) => {
    const written = definition['x-refuses']
    const problem = (path: string, message: string): Problem => ({
      id: 'call-rule',
      file,
      path: `${id}.x-refuses${path}`,
      message,
    })
    if (written === undefined) return []
    if (asList(written).length === 0) return [problem('', 'is a list; write [acting], or leave it out.')]
    return asList(written).flatMap((kind, index) =>
      isKeyKind(kind)
        ? []
        : [
            problem(
              `[${index}]`,
              `there is no kind of key "${String(kind)}".${advice(String(kind), keyKinds, 'Kinds are', 'docs/architecture.md')}`,
            ),
          ],
    )
  })
}

/** `operation-refusals.ts`: the kinds of keys each call refuses. */
export function emitOperationRefusals(description: Description, source: string): string {
  const refusals = [...description.operations.values()].flatMap((operation): [string, KeyKind[]][] => {
    const kinds = refusalsOf(operation)
    return kinds.length > 0 ? [[operation.id, kinds]] : []
  })
  return (
    header(source) +
    `import type { KeyKind } from '../lib/key-kinds'\n` +
    `import type { OperationId } from './operations'\n\n` +
    `/** Kinds of keys that an operation refuses for every record. */\n` +
    `export const operationRefusals: Readonly<Partial<Record<OperationId, readonly KeyKind[]>>> = ${literal(Object.fromEntries(refusals))}\n`
  )
}
