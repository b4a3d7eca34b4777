import { useCallback, useState } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import { useIsPhone } from '../../platform/is-phone'
import type { RowsEditorProps } from './edited-row-view'
import { RowsCards } from './RowsCards'
import { RowsTable } from './RowsTable'

/** What a column needs for its fields, in rem: two fields together, and one. */
const columnNeeds = { together: 20, single: 8.25 }
/** What the columns after the fields take, in rem. */
const endNeeds = 8
/** A form is never wider than 43.75 rem: there fields stand one above the other rather than in cards. */
const mostNeeds = 43.5

/** The width a table of these fields needs, in rem. */
function neededBy(fields: readonly CompiledField[]): number {
  const columns = fields.filter(({ under }) => under === undefined)
  const needs = columns.map(({ id }) =>
    fields.some(({ under }) => under === id) ? columnNeeds.together : columnNeeds.single,
  )
  return Math.min(
    mostNeeds,
    needs.reduce((sum, each) => sum + each, endNeeds),
  )
}

/** Whether an element has less than this width, in rem; one that is not shown has none, and says nothing. */
function useNarrow(needed: number): {
  narrow: boolean
  measure: (place: HTMLElement | null) => (() => void) | undefined
} {
  const [narrow, setNarrow] = useState(false)
  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined
      const update = (): void => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
        if (place.clientWidth > 0) setNarrow(place.clientWidth < needed * rem)
      }
      update()
      const observer = new ResizeObserver(update)
      observer.observe(place)
      return () => observer.disconnect()
    },
    [needed],
  )
  return { narrow, measure }
}

/** Rows edited together: a table, or cards on a phone and wherever a table has no room for its fields. */
export function RowsEditor(props: RowsEditorProps) {
  const phone = useIsPhone()
  const { narrow, measure } = useNarrow(neededBy(props.fields))
  return <div ref={measure}>{phone || narrow ? <RowsCards {...props} /> : <RowsTable {...props} />}</div>
}
