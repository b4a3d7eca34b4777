import type { CompleteManifest } from './complete/completed'
import { header, literal } from '../emit'
import type { Problem } from '../problem'

type Params = Readonly<Record<string, string | number | boolean>>

/**
 * The parameters of lists, by operation: `list-params.ts`. A list is read once for all screens, so types that share one must
 * agree; if they do not, the second is reported in the file that `fileOf` gives.
 */
export function emitListParams(
  manifests: readonly CompleteManifest[],
  fileOf: (manifest: CompleteManifest) => string,
  problems: Problem[],
): string {
  const byOperation = new Map<string, { type: string; params: Params }>()
  for (const manifest of manifests) {
    const { operation, params = {} } = manifest.list
    const other = byOperation.get(operation)
    if (other && literal(other.params) !== literal(params))
      problems.push({
        id: 'list-shared',
        file: fileOf(manifest),
        path: 'list.params',
        message: `"${other.type}" reads ${operation} with other parameters; give both types the same, since all screens share one list.`,
      })
    byOperation.set(operation, { type: manifest.type, params })
  }
  const asked = [...byOperation].filter(([, { params }]) => Object.keys(params).length > 0)
  const table = Object.fromEntries(asked.map(([operation, { params }]) => [operation, params]))
  return (
    header('resource-manifests') +
    `/** Parameters sent with every read of a list, by operation. */\n` +
    `export const listParams: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = ${literal(table)}\n`
  )
}
