import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { stateOf, viewState } from '../../manifest/states'
import { readPaths } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { useOnline } from '../../platform/online'
import { useStore } from '../../platform/use-store'
import { Button } from '../../ui/form-controls/Button'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Notice } from '../../ui/feedback/Notice'
import { SaveBar } from '../../ui/layout/SaveBar'
import { Section } from '../../ui/layout/Section'
import { rowInWords, valueInWords } from '../fields/row-words'
import type { EditedRow, RowDifference } from '../fields/edited-rows'
import { EditedRows } from '../forms/EditedRows'
import { TemplateMenu } from '../widgets/TemplateMenu'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useFormModule } from '../fields/use-form-module'
import { useRequestView } from '../calls/use-request-view'
import { useDetail } from './detail-context'
import { useEditor, type Editor, type EditorOf } from './use-editor'
import styles from './detail.module.css'

interface ConflictProps {
  editor: Editor
  differences: readonly RowDifference[]
  /** An element in words. */
  write: (value: EditedRow['value']) => string
}

function Conflict({ editor, differences, write }: ConflictProps) {
  const { t } = useTexts()
  const edited = editor.counts.total > 0
  return (
    <Notice
      tone="warning"
      strong={t('editor.conflict')}
      text={t(edited ? 'editor.conflictText' : 'editor.conflictDone')}
      action={
        <Button size="sm" onPress={editor.discard}>
          {t(edited ? 'editor.takeTheirs' : 'editor.understood')}
        </Button>
      }
    >
      <ul className={styles.differences}>
        {differences.map(({ key, before, after }) => (
          <li key={key}>
            {before && after
              ? t('editor.isOther', { before: write(before), after: write(after) })
              : after
                ? t('editor.hasCome', { row: write(after) })
                : before && t('editor.hasGone', { row: write(before) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Save({ editor, section }: { editor: Editor; section: EditorOf }) {
  const { resource, foot: place, target } = useDetail()
  const foot = useStore(place)
  const { t, resource: text } = useTexts()
  const online = useOnline()
  const phone = useIsPhone()
  const { total, changed, added, removed } = editor.counts
  const { operation } = section.write
  const view = useRequestView({
    name: `page.${section.id}`,
    what: t('editor.save'),
    request: () => ({
      operation,
      calls: [{ operation, parameters: editor.parameters(), secrets: [] }],
      missing: [],
      wrong: editor.wrong > 0 ? [text(resource.type, textKeys.section(section.id))] : [],
      rereads: true,
    }),
    paste: undefined,
  })
  if (total === 0 || !foot) return null
  const affected = section.affects === null ? 0 : readPaths(target.subject, section.affects).length
  const affects = text(resource.type, textKeys.affects(section.id), { count: affected })
  const summary = [
    ...(changed > 0 ? [t('editor.changedCount', { count: changed })] : []),
    ...(added > 0 ? [t('editor.addedCount', { count: added })] : []),
    ...(removed > 0 ? [t('editor.removedCount', { count: removed })] : []),
  ].join(', ')
  const about = affected > 0 ? t('editor.summaryOf', { summary, affects }) : summary
  const risks = new Set(
    editor.rows.filter((row) => editor.isChanged(row)).flatMap((row) => editor.warningsOf(row)),
  )
  const warnings = [...risks].map((id) => text(resource.type, textKeys.warning(id)))
  const note =
    editor.shownWrong > 0 ? t('editor.wrong', { count: editor.shownWrong }) : [about, ...warnings].join(' ')
  return createPortal(
    <SaveBar
      title={t('editor.unsaved', { count: total })}
      note={note}
      wrong={editor.shownWrong > 0}
      warned={editor.shownWrong === 0 && warnings.length > 0}
      actions={
        <>
          {view.control(phone ? 'icon' : 'plain')}
          <Button variant="ghost" onPress={editor.discard}>
            {t('editor.discard')}
          </Button>
          <Button
            variant="primary"
            pending={editor.pending}
            disabled={online ? false : t('action.offline')}
            onPress={() => void editor.save()}
          >
            {t('editor.save')}
          </Button>
          {view.drawer}
        </>
      }
    />,
    foot,
  )
}

/** Elements edited together and written with the whole object; a change by somebody else is noticed before it is lost. */
export function EditorSection({ section }: { section: EditorOf }) {
  const { resource, surroundings, env } = useDetail()
  const texts = useTexts()
  const { t, resource: text, resourceIfAny } = texts
  const { form, validator } = useFormModule(resource.type, section.form)
  const fields = useMemo(
    () => form.sections.flatMap((each) => each.fields.flatMap((id) => form.fields[id] ?? [])),
    [form],
  )
  const editor = useEditor(section, fields)
  const by = section.groups?.field
  const columns = fields.filter((field) => field.at !== by)
  const { states } = section
  const state = states
    ? {
        heading: text(resource.type, textKeys.field('state')),
        of: ({ value }: EditedRow) => {
          const found = stateOf(states, { record: { ...value }, surroundings })
          return found === undefined ? undefined : viewState(states.of, found)
        },
        env: { ...env, states: states.of },
      }
    : undefined
  const words = { type: resource.type, surroundings, texts }
  const identify = (row: EditedRow['value']): string =>
    fields
      .filter(({ id }) => section.named.includes(id))
      .map((field) => valueInWords(field, row, words))
      .join(' ')
  const groups: { title: string; given: Record<string, string> }[] =
    section.groups === null
      ? [{ title: text(resource.type, textKeys.section(section.id)), given: {} }]
      : section.groups.values.map((value) => ({
          title: text(resource.type, textKeys.option(by ?? '', value)),
          given: by === undefined ? {} : { [by]: value },
        }))
  return (
    <>
      {editor.conflict && (
        <Conflict
          editor={editor}
          differences={editor.conflict}
          write={(row) => rowInWords(fields, row, words)}
        />
      )}
      {groups.map(({ title, given }) => {
        const fits = (row: object): boolean =>
          Object.entries(given).every(([at, value]) => Reflect.get(row, at) === value)
        const rows = editor.rows.filter((row) => fits(row.value))
        const templates = section.templates.filter(({ row }) => fits(row))
        const names = new Map(
          templates.map(({ id, row }) => [identify(row), text(resource.type, textKeys.template(id))]),
        )
        return (
          <Section
            key={title}
            title={title}
            note={t('editor.count', { count: rows.filter((row) => !row.removed).length })}
            actions={
              <>
                <TemplateMenu
                  type={resource.type}
                  templates={templates}
                  onAdd={(row) => editor.add({ ...given, ...row })}
                />
                <Button size="sm" icon="plus" onPress={() => editor.add(given)}>
                  {t('editor.add')}
                </Button>
              </>
            }
          >
            {rows.length === 0 ? (
              <EmptyState text={text(resource.type, textKeys.nothing(section.id))} />
            ) : (
              <EditedRows
                {...editor}
                form={form}
                validator={validator}
                type={resource.type}
                label={title}
                rows={rows}
                fields={columns}
                surroundings={surroundings}
                state={state}
                nameOf={section.named.length === 0 ? undefined : (row) => names.get(identify(row.value))}
                headingOf={(field) =>
                  resourceIfAny(resource.type, textKeys.grouped(given[by ?? ''] ?? '', field.id)) ??
                  text(resource.type, textKeys.field(field.id))
                }
              />
            )}
          </Section>
        )
      })}
      <Save editor={editor} section={section} />
      <UnsavedGuard active={editor.counts.total > 0} title={t('editor.leave')} kept={editor.kept} />
    </>
  )
}
