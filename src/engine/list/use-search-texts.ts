import { useEffect, useMemo } from 'react'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { idleWork } from '../rows/idle-work'
import { joinedText, recordText } from '../rows/select-rows'

/**
 * The searchable texts of rows, aligned with them. They are made while the browser is idle and are complete when asked
 * for; what is in the records is read once per list, what is joined again when a joined list has arrived.
 */
export function useSearchTexts(
  rows: readonly Row[],
  paths: readonly string[],
  subjectOf: SubjectOf,
): () => readonly string[] {
  const own = useMemo(() => {
    const texts: string[] = []
    return { rows, paths, texts }
  }, [rows, paths])
  const made = useMemo(() => {
    const texts: string[] = []
    const work = idleWork(own.rows, (row, index) => {
      const text = (own.texts[index] ??= recordText(row, own.paths))
      texts[index] = text + joinedText(row, own.paths, subjectOf)
    })
    return { texts, work }
  }, [own, subjectOf])
  useEffect(() => made.work.start(), [made])
  return useMemo(
    () => () => {
      made.work.finish()
      return made.texts
    },
    [made],
  )
}
