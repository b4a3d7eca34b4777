import { holds } from '../../manifest/condition'
import type { Surroundings } from '../../manifest/subject'
import type { RowWarning } from '../../manifest/words/fields'

/** The ids of the warnings that hold for a row. */
export function rowWarnings(
  warns: readonly RowWarning[],
  row: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): string[] {
  return warns.filter(({ when }) => holds(when, { form: { ...row }, surroundings })).map(({ id }) => id)
}
