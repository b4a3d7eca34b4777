import { useEffect, useState } from 'react'
import { operations } from '../../generated/operations'
import { refreshOperations } from '../../api/queries'
import { inOrderOf } from '../../lib/in-order-of'
import { isRecord } from '../../lib/is-record'
import type { CompiledField, CompiledSection } from '../../manifest/compiled'
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
import { ownReads, rereadRecord } from '../data/reread'
import {
  changeOf,
  checkRows,
  countChanges,
  editedRows,
  editsIn,
  mergeRows,
  nextKey,
  rowDifferences,
  rowsToSend,
  type EditedRow,
  type RowDifference,
} from '../fields/edited-rows'
import { isAsked } from '../fields/row-words'
import type { DraftStore } from '../fields/draft'
import type { WantedRow } from '../fields/focus-field'
import { useOwnDraft } from '../fields/use-own-draft'
import type { CheckContext, FormErrors } from '../fields/form-check'
import { newRow } from '../fields/form-values'
import { useDetail } from './detail-context'

/** A section whose elements are edited together and written with the whole object. */
export type EditorOf = Extract<CompiledSection, { kind: 'editor' }>

/** A row's values as they go out: what is not asked for in it is dropped. */
function pruned(row: EditedRow, fields: readonly CompiledField[], subject: Subject): EditedRow {
  const names = fields
    .filter((field) => !isAsked(field, row.value, subject.surroundings))
    .flatMap(({ at, to }) => (to === undefined ? [at] : [at, to]))
  return { ...row, value: names.reduce((value, name) => withMember(value, name, null), { ...row.value }) }
}

/** The edits of a section: those of a draft, also when it is known later whose it is, and kept in it from then on. */
function useEdits(draft: DraftStore | undefined) {
  const [edits, setEdits] = useState(() => draft && editsIn(draft))
  const [known, setKnown] = useState(draft !== undefined)
  if (draft && !known) {
    setKnown(true)
    setEdits(edits ?? editsIn(draft))
  }
  useEffect(() => {
    if (edits) draft?.write({ ...edits })
  }, [edits, draft])
  const drop = (): void => {
    setEdits(undefined)
    draft?.clear()
  }
  return { edits, setEdits, drop }
}

/** The elements as they are being edited. `fields` are the fields of one element. Nothing is sent until they are saved. */
export function useEditor(section: EditorOf, fields: readonly CompiledField[]) {
  const platform = usePlatform()
  const { resource, target } = useDetail()
  const texts = useTexts()
  const { subject } = target
  const { key: keyField, carries } = section
  const elementsOf = (record: unknown): Record<string, unknown>[] =>
    inOrderOf(readAll(record, `${section.at}[]`).filter(isRecord), section.order)
  const present = elementsOf(subject.record)
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.${section.id}`)
  const { edits, setEdits, drop } = useEdits(draft)
  const base = edits?.base ?? present
  const rows = edits?.rows ?? editedRows(present, keyField, fields)
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
  const { errorsOf, isWrong, warningsOf } = checkRows(rows, fields, section.warns, check)
  const wrong = rows.filter(isWrong)
  const edit = (next: readonly EditedRow[], from = base): void => {
    // Rows as they were are not kept: they would hide what somebody else does to them.
    if (countChanges(next, fields).total === 0) drop()
    else setEdits({ base: from, rows: next })
  }
  const editRow = (key: string, change: (row: EditedRow) => EditedRow[]): void =>
    edit(rows.flatMap((row) => (row.key === key ? change(row) : [row])))
  const discard = (): void => {
    drop()
    setConflict(undefined)
    setTried(false)
  }
  const parametersFor = (about: Subject): Record<string, unknown> => {
    const { operation, params, place } = section.write
    const sent = rowsToSend(
      rows.map((row) => pruned(row, fields, subject)),
      carries,
      keyField,
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
      const now = elementsOf(fresh)
      const differences = rowDifferences(base, now, keyField, carries)
      if (differences.length > 0) {
        edit(mergeRows(rows, now, keyField, fields), now)
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
    /** What is wrong in a row, as far as it should be shown yet. */
    errorsOf: (row: EditedRow): FormErrors => {
      if (tried) return errorsOf(row)
      if (changeOf(row, fields) === 'same') return {}
      const filled = fields.filter((field) => !isEmpty(readFirst(row.value, field.at)))
      return Object.fromEntries(
        Object.entries(errorsOf(row)).filter(([id]) => filled.some((field) => field.id === id)),
      )
    },
    warningsOf,
    isChanged: (row: EditedRow): boolean => changeOf(row, fields) !== 'same',
    onChange: (key: string, patch: Record<string, unknown>): void =>
      editRow(key, (row) => [{ ...row, value: { ...row.value, ...patch } }]),
    add: (given: Record<string, Scalar | readonly Scalar[]>): void => {
      const key = nextKey(rows)
      const value = { ...newRow(fields, subject), ...given }
      edit([...rows, { key, original: undefined, value, removed: false }])
      setWanted({ row: key, wrong: false })
    },
    onRemove: (key: string): void =>
      editRow(key, (row) => (row.original ? [{ ...row, removed: true, value: row.original }] : [])),
    onUndo: (key: string): void => editRow(key, (row) => [{ ...row, removed: false }]),
    discard,
    /** A draft holds the edits for when the page is opened again. */
    kept: draft !== undefined,
    /** The parameters that will be written, from what is known of the object now. */
    parameters: (): Record<string, unknown> => parametersFor(subject),
    /** How many rows are not right, and how many of them are shown to be since saving was tried. */
    wrong: wrong.length,
    shownWrong: tried ? wrong.length : 0,
    /**
     * Reads the object again, and writes unless somebody else changed it meanwhile: then the edits are put onto what it is
     * now, and nothing is written.
     */
    save,
    pending,
    /** What somebody else changed since these edits began, once it was noticed; the rows have it already. */
    conflict,
    /** The row that takes the focus. */
    wanted,
  }
}

/** The elements as they are being edited. */
export type Editor = ReturnType<typeof useEditor>
