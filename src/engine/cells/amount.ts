import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'

/** A number with what it counts: "3 rules", or with the column's label: "4 vCPU". A unit suffices. */
export function amountInWords(
  { type }: Pick<CompiledResource, 'type'>,
  { id, unit }: Pick<CompiledColumn, 'id' | 'unit'>,
  { text, number }: { text: string; number: number | undefined },
  texts: Pick<Texts, 'resource' | 'resourceIfAny'>,
): string {
  return (
    texts.resourceIfAny(type, textKeys.amount(id), { amount: text, count: number ?? 0 }) ??
    (unit === undefined ? `${text} ${texts.resource(type, textKeys.field(id))}` : text)
  )
}
