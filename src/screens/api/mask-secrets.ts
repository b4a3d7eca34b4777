import { isRecord } from '../../lib/is-record'
import type { DocType } from '../../lib/api-docs'
import type { Docs } from './load-docs'
import { resolveType } from './resolve-type'

/** Replacement of a secret. */
export const mask = '••••••••'

/** Masks all secret members of a value; `hidden` says whether there were any. */
export function maskSecrets(
  docs: Docs,
  type: DocType | undefined,
  value: unknown,
): { value: unknown; hidden: boolean } {
  let hidden = false
  const masked = (of: DocType | undefined, inner: unknown): unknown => {
    if (!of) return inner
    const resolved = resolveType(docs, of)
    if (Array.isArray(inner)) return inner.map((each) => masked(resolved.items, each))
    if (!isRecord(inner)) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([name, member]) => {
        const field = resolved.fields?.find((each) => each.name === name)
        const isSecret = field?.secret === true && member !== null && member !== ''
        hidden ||= isSecret
        return [name, isSecret ? mask : masked(field?.type ?? resolved.entries, member)]
      }),
    )
  }
  return { value: masked(type, value), hidden }
}
