import { useEffect, useState } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { CompiledSection } from '../../manifest/compiled-sections'
import { withMember } from '../../manifest/nested'
import { isEmpty, readFirst, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Scalar } from '../../manifest/words/values'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useOneCall } from '../../platform/use-one-call'
import { writeAbout } from '../../platform/failed-write'
import { toastError } from '../../platform/toast'
import { doAction } from '../jobs/start-action'
import {
  elementDifferences,
  ElementsChanged,
  elementsOf,
  type ElementDifference,
} from '../fields/edited-elements'
import {
  changeOf,
  checkRows,
  countChanges,
  editedRows,
  editsIn,
  mergeRows,
  nextKey,
  rowsToSend,
  type EditedRow,
} from '../fields/edited-rows'
import { isAsked } from '../fields/row-words'
import type { DraftStore } from '../../platform/session/draft'
import type { RowAround } from '../fields/row-model'
import { useFormSources } from '../fields/use-form-choices'
import type { WantedRow } from '../fields/focus-field'
import { useOwnDraft } from '../../platform/session/use-own-draft'
import type { CheckContext, FormErrors } from '../fields/check-context'
import { newRow, type FormValues } from '../fields/form-values'
import { useDetail } from './detail-context'

/** A section whose elements are edited together and saved with the whole object. */
export type EditorOf = Extract<CompiledSection, { kind: 'editor' }>

/** A record's editor has no values but its rows. */
const noValues: FormValues = {}

/** Values of a row without hidden fields. */
function pruned(row: EditedRow, fields: readonly CompiledField[], subject: Subject): EditedRow {
  const names = fields
    .filter((field) => !isAsked(field, row.value, subject.environment))
    .flatMap(({ at, to }) => (to === undefined ? [at] : [at, to]))
  return { ...row, value: names.reduce((value, name) => withMember(value, name, null), { ...row.value }) }
}

/** Edits of a section, restored from the draft even if it becomes available later, and stored in it. */
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

/** State of an editor. `fields` are the fields of one element. Sends nothing before `save`. */
export function useEditor(section: EditorOf, fields: readonly CompiledField[]) {
  const platform = usePlatform()
  const { resource, target } = useDetail()
  const texts = useTexts()
  const { subject } = target
  const { action } = section
  const { edits: elements } = action
  const present = elementsOf(subject.record, elements)
  const draft = useOwnDraft(`${resource.type}.${target.row.key}.${section.id}`)
  const { edits, setEdits, drop } = useEdits(draft)
  const base = edits?.base ?? present
  const rows = edits?.rows ?? editedRows(present, elements.key, fields)
  const [conflict, setConflict] = useState<readonly ElementDifference[]>()
  const { pending, run } = useOneCall()
  const [tried, setTried] = useState(false)
  const [wanted, setWanted] = useState<WantedRow>()

  const { env, choicesOf, limitRows } = useFormSources(resource, fields, subject, noValues)
  const choices = (field: CompiledField) => choicesOf(field, subject)
  const check: CheckContext = { type: resource.type, texts, subject, choices, limitRows }
  const { errorsOf, isWrong, warningsOf } = checkRows(rows, fields, section.notices, check)
  const wrong = rows.filter(isWrong)
  const edit = (next: readonly EditedRow[], from = base): void => {
    // Unchanged rows are not stored: they would hide changes by others.
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
  const typed = (): Record<string, unknown> => {
    const sent = rows.map((row) => pruned(row, fields, subject))
    return { [elements.place]: rowsToSend(sent, elements.carries, elements.key) }
  }
  const save = async (): Promise<void> => {
    setTried(true)
    const [first] = wrong
    if (first) setWanted({ row: first.key, wrong: true })
    else await run(send)
  }
  const send = async (): Promise<void> => {
    const done = texts.resource(resource.type, textKeys.action(action.id, 'done'), { name: target.name })
    try {
      await doAction(platform, { resource, action, target, typed: typed(), base, done })
      discard()
    } catch (error) {
      if (error instanceof ElementsChanged) {
        const now = elementsOf(error.record, elements)
        edit(mergeRows(rows, now, elements.key, fields), now)
        setConflict(elementDifferences(base, now, elements))
        return
      }
      const text = writeAbout(platform, error, target.name)
      toastError(platform, error, { text, retry: () => void save() })
    }
  }
  const around: RowAround = {
    ...{ resource, env, subject, check, choices, choicesWith: choices, priced: resource.price },
  }
  return {
    around,
    rows,
    counts: countChanges(rows, fields),
    /** Errors of a row to show. */
    errorsOf: (row: EditedRow): FormErrors => {
      if (tried) return errorsOf(row)
      if (changeOf(row, fields) === 'same') return {}
      const filled = fields.filter((field) => !isEmpty(readFirst(row.value, field.at)))
      return Object.fromEntries(
        Object.entries(errorsOf(row)).filter(([id]) => filled.some((field) => field.id === id)),
      )
    },
    notices: section.notices,
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
    /** A draft keeps the edits. */
    kept: draft !== undefined,
    /** Rows to write, based on the latest known object. */
    typed,
    /** Number of invalid rows, and of those shown since a save was tried. */
    wrong: wrong.length,
    shownWrong: tried ? wrong.length : 0,
    /**
     * Reads the object again and writes it, unless it was changed by someone else: then the edits are rebased and
     * nothing is written.
     */
    save,
    pending,
    /** Concurrent changes found by `save`; the rows already contain them. */
    conflict,
    /** The row to focus. */
    wanted,
  }
}

/** State of an editor. */
export type Editor = ReturnType<typeof useEditor>
