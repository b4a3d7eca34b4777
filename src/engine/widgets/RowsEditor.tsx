import { useCallback, useState, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import type { RowsEditorProps } from './edited-row-view'
import styles from './rows-cards.module.css'
import { RowsContext, type RowsAround } from './rows-context'
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

/**
 * Rows edited together: a table, or cards on a phone and wherever a table has no room for its fields. The children are its
 * rows, each an `EditedRowFrame`.
 */
export function RowsEditor({ children, ...props }: RowsEditorProps & { children: ReactNode }) {
  const { type, label, rows, fields, headingOf } = props
  const { resource: text } = useTexts()
  const phone = useIsPhone()
  const { narrow, measure } = useNarrow(neededBy(fields))
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const around: RowsAround = {
    ...props,
    // What every row does alike says nothing.
    state:
      phone || narrow || rows.some((row) => props.state?.of(row)?.kind !== 'works') ? props.state : undefined,
    shape: phone || narrow ? 'cards' : 'table',
    columns: fields.filter(({ under }) => under === undefined),
    heading: (field) => headingOf?.(field) ?? text(type, textKeys.field(field.id)),
    opened,
    open: (key, open) => setOpened({ ...opened, [key]: open }),
  }
  return (
    <RowsContext value={around}>
      <div ref={measure}>
        {around.shape === 'table' ? (
          <RowsTable>{children}</RowsTable>
        ) : (
          <ul className={styles.cards} aria-label={label}>
            {children}
          </ul>
        )}
      </div>
    </RowsContext>
  )
}
