import { useEffect, useMemo, useState } from 'react'
import { operations } from '../../generated/operations'
import { refreshOperations } from '../../api/queries'
import { inOrderOf } from '../../lib/in-order-of'
import { isRecord } from '../../lib/is-record'
import type { CompiledField, CompiledSection } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { withMember } from '../../manifest/nested'
import { isEmpty, readAll, readFirst, type Subject } from '../../manifest/subject'
import type { Scalar } from '../../manifest/words/values'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { writeAbout } from '../../platform/failed-write'
import { toastError, toastSuccess } from '../../platform/toast'
import { bindParameters } from '../jobs/bind-parameters'
import { write } from '../jobs/perform'
import { ownReads } from '../data/own-reads'
import { rereadRecord } from '../data/reread'
import { changeOf, countChanges, editedRows, rowsToSend, type EditedRow } from '../fields/edited-rows'
import { editsIn, nextKey } from '../fields/edits-draft'
import type { WantedRow } from '../fields/focus-field'
import { useOwnDraft } from '../fields/use-own-draft'
import { checkRow, type CheckContext, type FormErrors } from '../fields/form-check'
import { newRow } from '../fields/form-values'
import { rowWarnings } from '../fields/row-warnings'
import { mergeRows, rowDifferences, type RowDifference } from '../fields/merge-rows'
import { useDetail } from './detail-context'

/** A section whose elements are edited together and written with the whole object. */
export type EditorOf = Extract<CompiledSection, { kind: 'editor' }>

/** The elements as they are being edited. Nothing is sent until they are saved. */
export interface Editor {
  rows: readonly EditedRow[]
  counts: ReturnType<typeof countChanges>
  /** What is wrong in a row, as far as it should be shown yet. */
  errorsOf: (row: EditedRow) => FormErrors
  /** The row that the focus is to be led into. */
  wanted: WantedRow | undefined
  change: (key: string, patch: Record<string, unknown>) => void
  add: (given: Record<string, Scalar | readonly Scalar[]>) => void
  remove: (key: string) => void
  undo: (key: string) => void
  discard: () => void
  /** A draft holds the edits for whoever comes back. */
  kept: boolean
  /** The parameters that will be written, from what is known of the object now. */
  parameters: () => Record<string, unknown>
  isChanged: (row: EditedRow) => boolean
  /** What is risky about a row, as far as it is right otherwise: ids of warnings. */
  warningsOf: (row: EditedRow) => readonly string[]
  /** How many rows are not right yet, and how many of these are said to be since saving was tried. */
  wrong: number
  told: number
  /**
   * Reads the object again, and writes unless somebody else changed it meanwhile: then the edits are put onto what it is
   * now, and nothing is written.
   */
  save: () => Promise<void>
  pending: boolean
  /** What somebody else changed since these edits began, once it was noticed; the rows have it already. */
  conflict: readonly RowDifference[] | undefined
}

/** A row's values as they go out: what is not asked for in it is dropped. */
function pruned(
  row: EditedRow,
  fields: readonly CompiledField[],
  asked: (field: CompiledField, row: EditedRow) => boolean,
): EditedRow {
  let value: Record<string, unknown> = { ...row.value }
  for (const field of fields) {
    if (asked(field, row)) continue
    for (const name of field.to === undefined ? [field.at] : [field.at, field.to])
      value = withMember(value, name, null)
  }
  return { ...row, value }
}

/** The state of an editor of a detail screen. `fields` are the fields of one element. */
export function useEditor(section: EditorOf, fields: readonly CompiledField[]): Editor {
  const platform = usePlatform()
  const { resource, target } = useDetail()
  const texts = useTexts()
  const { subject } = target
  const present = useMemo(
    () => inOrderOf(readAll(subject.record, `${section.at}[]`).filter(isRecord), section.order),
    [subject, section],
  )
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.${section.id}`)
  const [edits, setEdits] = useState(() => draft && editsIn(draft))
  const [known, setKnown] = useState(draft !== undefined)
  if (draft && !known) {
    setKnown(true)
    setEdits(edits ?? editsIn(draft))
  }
  useEffect(() => {
    if (edits) draft?.write({ ...edits })
  }, [edits, draft])
  const rows = useMemo(
    () => edits?.rows ?? editedRows(present, section.key, fields),
    [edits, present, section, fields],
  )
  const [conflict, setConflict] = useState<readonly RowDifference[]>()
  const { pending, run } = useOneCall()
  const [tried, setTried] = useState(false)
  const [wanted, setWanted] = useState<WantedRow>()

  const check: CheckContext = {
    type: resource.type,
    texts,
    subject,
    choices: () => undefined,
    limitRows: () => undefined,
  }
  const values = rows.filter(({ removed }) => !removed).map(({ value }) => value)
  const errorsOf = (row: EditedRow): FormErrors => {
    if (row.removed || (changeOf(row, fields) === 'same' && !tried)) return {}
    const errors = checkRow(fields, row.value, check, values)
    if (tried) return errors
    const filled = fields.filter((field) => !isEmpty(readFirst(row.value, field.at)))
    return Object.fromEntries(
      Object.entries(errors).filter(([id]) => filled.some((field) => field.id === id)),
    )
  }
  const drop = (): void => {
    setEdits(undefined)
    draft?.clear()
  }
  const edit = (next: readonly EditedRow[], base = edits?.base ?? present): void => {
    // Rows as they were are not kept: they would hide what somebody else does to them.
    if (countChanges(next, fields).total === 0) return drop()
    setEdits({ base, rows: next })
  }
  const add: Editor['add'] = (given) => {
    const value = newRow(fields, subject)
    const key = nextKey(rows)
    edit([...rows, { key, original: undefined, value: { ...value, ...given }, removed: false }])
    setWanted({ row: key, wrong: false })
  }
  const remove = (key: string): void =>
    edit(
      rows.flatMap((row) =>
        row.key !== key ? [row] : row.original ? [{ ...row, removed: true, value: row.original }] : [],
      ),
    )
  const discard = (): void => {
    drop()
    setConflict(undefined)
    setTried(false)
  }
  const wrong = rows.filter(
    (row) => !row.removed && Object.keys(checkRow(fields, row.value, check, values)).length > 0,
  )
  const asked = (field: CompiledField, row: EditedRow): boolean =>
    holds(field.show, { ...subject, form: { ...row.value } })

  const parametersFor = (about: Subject): Record<string, unknown> => {
    const { operation, params, place } = section.write
    const sent = rowsToSend(
      rows.map((row) => pruned(row, fields, asked)),
      section.carries,
      section.key,
    )
    return bindParameters(operations[operation], params, about, { [place]: sent })
  }

  const save = async (): Promise<void> => {
    setTried(true)
    const [first] = wrong
    if (first) setWanted({ row: first.key, wrong: true })
    else await run(send)
  }
  const send = async (): Promise<void> => {
    try {
      const fresh = await rereadRecord(platform, resource, subject)
      if (!fresh) throw new Error(texts.t('action.gone'))
      const now = inOrderOf(readAll(fresh, `${section.at}[]`).filter(isRecord), section.order)
      const differences = rowDifferences(edits?.base ?? present, now, section.key, section.carries)
      if (differences.length > 0) {
        edit(mergeRows(rows, now, section.key, fields), now)
        setConflict(differences)
        return
      }
      await write(platform, section.write.operation, parametersFor({ ...subject, record: fresh }))
      await refreshOperations(platform.queries, ownReads(resource), subject.location)
      toastSuccess(platform, texts.t('editor.saved'), target.name)
      discard()
    } catch (error) {
      toastError(platform, error, {
        text: writeAbout(platform, error, target.name),
        retry: () => void save(),
      })
    }
  }
  return {
    rows,
    counts: countChanges(rows, fields),
    errorsOf,
    isChanged: (row) => changeOf(row, fields) !== 'same',
    warningsOf: (row) =>
      row.removed || wrong.includes(row) ? [] : rowWarnings(section.warns, row.value, subject.surroundings),
    change: (key, patch) =>
      edit(rows.map((row) => (row.key === key ? { ...row, value: { ...row.value, ...patch } } : row))),
    add,
    remove,
    undo: (key) => edit(rows.map((row) => (row.key === key ? { ...row, removed: false } : row))),
    discard,
    kept: draft !== undefined,
    parameters: () => parametersFor(subject),
    wrong: wrong.length,
    told: tried ? wrong.length : 0,
    save,
    pending,
    conflict,
    wanted,
  }
}
