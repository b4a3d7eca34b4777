import { Suspense, useMemo, useState } from 'react'
import { operations } from '../../generated/operations'
import { refreshOperations } from '../../api/queries'
import { isRecord } from '../../lib/is-record'
import type { CompiledField, CompiledSection } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { isEmpty, readAll, type Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { resolveValue } from '../../manifest/value'
import type { Scalar } from '../../manifest/vocabulary'
import { useTexts } from '../../platform/i18n/use-texts'
import { useOnline } from '../../platform/online'
import { usePlatform } from '../../platform/platform'
import { toastError, toastSuccess } from '../../platform/toast'
import { Button } from '../../ui/form-controls/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Notice } from '../../ui/feedback/Notice'
import { SkeletonLines } from '../../ui/feedback/Skeleton'
import { SaveBar } from '../../ui/layout/SaveBar'
import { Section } from '../../ui/layout/Section'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { bindParameters, write } from '../actions/perform'
import { rereadRecord } from '../data/reread'
import {
  changeOf,
  countChanges,
  editedRows,
  rowsToSend,
  sameRows,
  type EditedRow,
} from '../forms/edited-rows'
import { checkRow, type CheckContext } from '../forms/form-check'
import { RowsTable } from '../forms/RowsTable'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useFormModule } from '../forms/use-form-module'
import { useDetail } from './detail-context'

type Editor = Extract<CompiledSection, { kind: 'editor' }>

/** A row's values as they go out: what is not asked for in it is dropped. */
function pruned(
  row: EditedRow,
  fields: readonly CompiledField[],
  asked: (field: CompiledField, row: EditedRow) => boolean,
): EditedRow {
  const value: Record<string, unknown> = { ...row.value }
  for (const field of fields) {
    if (asked(field, row)) continue
    value[field.at] = null
    if (field.to !== undefined) value[field.to] = null
  }
  return { ...row, value }
}

let lastNew = 0

function Body({ section }: { section: Editor }) {
  const platform = usePlatform()
  const { resource, target } = useDetail()
  const { t, resource: text, resourceIfAny } = useTexts()
  const online = useOnline()
  const { form } = useFormModule(resource.type, section.form)
  const fields = useMemo(
    () => form.sections.flatMap((each) => each.fields.flatMap((id) => form.fields[id] ?? [])),
    [form],
  )
  const groupField = section.groups?.field
  const columns = useMemo(() => fields.filter((field) => field.at !== groupField), [fields, groupField])
  const { subject } = target
  const present = useMemo(
    () => readAll(subject.record, `${section.at}[]`).filter(isRecord),
    [subject, section],
  )
  const [edits, setEdits] = useState<{ base: readonly Record<string, unknown>[]; rows: EditedRow[] }>()
  const rows = useMemo(() => edits?.rows ?? editedRows(present, section.key), [edits, present, section])
  const [conflict, setConflict] = useState<readonly Record<string, unknown>[]>()
  const [pending, setPending] = useState(false)
  const [tried, setTried] = useState(false)
  const counts = countChanges(rows, fields)

  const check: CheckContext = {
    type: resource.type,
    texts: { t, resourceIfAny },
    subject,
    choices: () => undefined,
    limitRows: () => undefined,
  }
  const errorsOf = (row: EditedRow) => {
    const change = changeOf(row, fields)
    if (row.removed || (change === 'same' && !tried)) return {}
    const errors = checkRow(fields, row.value, check)
    if (tried) return errors
    return Object.fromEntries(Object.entries(errors).filter(([id]) => !isEmpty(row.value[id])))
  }
  const edit = (next: EditedRow[]): void => setEdits({ base: edits?.base ?? present, rows: next })
  const change = (key: string, patch: Record<string, unknown>): void =>
    edit(rows.map((row) => (row.key === key ? { ...row, value: { ...row.value, ...patch } } : row)))
  const add = (given: Record<string, Scalar | readonly Scalar[]>): void => {
    const value: Record<string, unknown> = {}
    for (const field of fields) {
      const initial = field.initial ? resolveValue(field.initial, subject) : undefined
      if (initial !== undefined && initial !== null) value[field.at] = initial
    }
    lastNew += 1
    edit([
      ...rows,
      { key: `new-${lastNew}`, original: undefined, value: { ...value, ...given }, removed: false },
    ])
  }
  const remove = (key: string): void =>
    edit(
      rows.flatMap((row) =>
        row.key !== key ? [row] : row.original ? [{ ...row, removed: true, value: row.original }] : [],
      ),
    )
  const undo = (key: string): void =>
    edit(rows.map((row) => (row.key === key ? { ...row, removed: false } : row)))
  const discard = (): void => {
    setEdits(undefined)
    setConflict(undefined)
    setTried(false)
  }
  const wrong = rows.some((row) => !row.removed && Object.keys(checkRow(fields, row.value, check)).length > 0)
  const save = async (force: boolean): Promise<void> => {
    setTried(true)
    if (wrong || pending) return
    setPending(true)
    try {
      const fresh = await rereadRecord(platform, resource, subject)
      const now = fresh ? readAll(fresh, `${section.at}[]`).filter(isRecord) : undefined
      if (!fresh || !now) throw new Error(t('action.gone'))
      if (!force && !sameRows(edits?.base ?? present, now, section.key, section.carries)) {
        setConflict(now)
        setPending(false)
        return
      }
      const asked = (field: CompiledField, row: EditedRow): boolean =>
        holds(field.show, { ...subject, form: { ...row.value } })
      const sent = rowsToSend(
        rows.map((row) => pruned(row, fields, asked)),
        section.carries,
        section.key,
      )
      const about: Subject = { ...subject, record: fresh }
      const parameters = bindParameters(operations[section.write.operation], section.write.params, about, {
        [section.write.place]: sent,
      })
      await write(platform, section.write.operation, parameters)
      await refreshOperations(platform.queries, [resource.listOperation], subject.location)
      toastSuccess(platform, t('editor.saved'), target.name)
      discard()
    } catch (error) {
      toastError(platform, error, { text: target.name, retry: () => void save(force) })
    }
    setPending(false)
  }
  const groups = section.groups
    ? section.groups.values.map((value) => ({
        value,
        title: text(resource.type, textKeys.option(section.groups?.field ?? '', value)),
      }))
    : [{ value: undefined, title: text(resource.type, textKeys.section(section.id)) }]
  return (
    <>
      {conflict && (
        <Notice
          tone="warning"
          strong={t('editor.conflict')}
          text={t('editor.conflictText')}
          action={
            <>
              <Button size="sm" onPress={discard}>
                {t('editor.takeTheirs')}
              </Button>
              <Button size="sm" onPress={() => void save(true)}>
                {t('editor.overwrite')}
              </Button>
            </>
          }
        />
      )}
      {groups.map(({ value, title }) => {
        const own = groupField === undefined ? rows : rows.filter((row) => row.value[groupField] === value)
        const preset = groupField === undefined || value === undefined ? {} : { [groupField]: value }
        const templates = section.templates.filter(
          ({ row }) => groupField === undefined || row[groupField] === value,
        )
        return (
          <Section
            key={title}
            title={title}
            note={t('editor.count', { count: own.filter((row) => !row.removed).length })}
            actions={
              <>
                {templates.length > 0 && (
                  <MenuButton
                    label={t('editor.template')}
                    variant="ghost"
                    size="sm"
                    groups={[
                      {
                        entries: templates.map(({ id }) => ({
                          id,
                          label: text(resource.type, textKeys.template(id)),
                        })),
                      },
                    ]}
                    onAction={(id) =>
                      add({ ...preset, ...templates.find((template) => template.id === id)?.row })
                    }
                  >
                    {t('editor.template')}
                  </MenuButton>
                )}
                <Button size="sm" icon="plus" onPress={() => add(preset)}>
                  {t('editor.add')}
                </Button>
              </>
            }
          >
            {own.length === 0 ? (
              <EmptyState text={text(resource.type, textKeys.nothing(section.id))} />
            ) : (
              <RowsTable
                type={resource.type}
                label={title}
                rows={own}
                fields={columns}
                errorsOf={errorsOf}
                onChange={change}
                onRemove={remove}
                onUndo={undo}
              />
            )}
          </Section>
        )
      })}
      {counts.total > 0 && (
        <SaveBar
          title={t('editor.unsaved', { count: counts.total })}
          note={t('editor.summary', {
            changed: counts.changed,
            added: counts.added,
            removed: counts.removed,
          })}
          actions={
            <>
              <Button variant="ghost" onPress={discard}>
                {t('editor.discard')}
              </Button>
              <Button
                variant="primary"
                pending={pending}
                disabled={online ? false : t('action.offline')}
                onPress={() => void save(false)}
              >
                {t('editor.save')}
              </Button>
            </>
          }
        />
      )}
      <UnsavedGuard active={counts.total > 0} title={t('editor.leave')} />
    </>
  )
}

/** Elements edited together and written with the whole object; a change by somebody else is noticed before it is lost. */
export function EditorSection({ section }: { section: Editor }) {
  return (
    <Suspense fallback={<SkeletonLines widths={['80%', '50%']} />}>
      <Body section={section} />
    </Suspense>
  )
}
