import type { CompiledField } from './compiled-fields'

/** Ratio of MB to GB and of GB to TB. */
export const binaryStep = 1024

/** Factor from the typed number to the sent one. */
export function shownFactor(field: CompiledField): number {
  return field.unit === 'GB' ? binaryStep : 1
}

/** Whether the digits of a number are grouped when it is shown and typed: 2,048 GB, but port 65535. */
export const isGrouped = ({ wireUnit }: Pick<CompiledField, 'wireUnit'>): boolean => wireUnit !== 'port'

/** A limit as it is written in a message: in the field's unit. */
export function shownLimit(field: CompiledField, limit: number): number | string {
  return isGrouped(field) ? limit / shownFactor(field) : String(limit)
}
