import { listed } from '../../lib/format-list'
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
import type { ElementDifference } from '../fields/edited-elements'
import type { EditedRow } from '../fields/edited-rows'
import { EditedRows } from '../forms/EditedRows'
import { PresetMenu } from '../forms/PresetMenu'
import { UnsavedGuard } from '../forms/UnsavedGuard'
import { useFormModule } from '../fields/use-form-module'
import { useActionRequest } from '../actions/use-action-request'
import { useDetail } from './detail-context'
import { useEditor, type Editor, type EditorOf } from './use-editor'
import styles from './detail.module.css'

interface ConflictProps {
  editor: Editor
  differences: readonly ElementDifference[]
  /** An element as text. */
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
  const { t, resource: text, locale } = useTexts()
  const online = useOnline()
  const phone = useIsPhone()
  const { total, changed, added, removed } = editor.counts
  const { action } = section
  const label = text(resource.type, textKeys.action(action.id, 'label'))
  const view = useActionRequest({
    ...{ resource, action, targets: [target], name: `page.${section.id}`, what: label },
    input: () => ({
      typed: editor.typed(),
      wrong: editor.wrong > 0 ? [text(resource.type, textKeys.section(section.id))] : [],
    }),
  })
  if (total === 0 || !foot) return null
  const affected = section.count === null ? 0 : readPaths(target.subject, section.count).length
  const affects = text(resource.type, textKeys.count(section.id), { count: affected })
  const summary = [
    ...(changed > 0 ? [t('editor.changedCount', { count: changed })] : []),
    ...(added > 0 ? [t('editor.addedCount', { count: added })] : []),
    ...(removed > 0 ? [t('editor.removedCount', { count: removed })] : []),
  ]
  const about = affected > 0 ? t('editor.summaryOf', { summary, affects }) : listed(summary, locale)
  const risks = new Set(
    editor.rows.filter((row) => editor.isChanged(row)).flatMap((row) => editor.warningsOf(row)),
  )
  const warnings = [...risks].map((id) => text(resource.type, textKeys.notice(id)))
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
            {label}
          </Button>
          {view.drawer}
        </>
      }
    />,
    foot,
  )
}

/** Elements edited together and saved with the whole object; detects concurrent changes. */
export function EditorSection({ section }: { section: EditorOf }) {
  const { resource, environment, env } = useDetail()
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
          const found = stateOf(states, { record: { ...value }, environment })
          return found === undefined ? undefined : viewState(states.of, found)
        },
        env: { ...env, states: states.of },
      }
    : undefined
  const words = { type: resource.type, environment, texts }
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
      {/* Saving drops all edits, so none is taken meanwhile. */}
      <div style={{ display: 'contents' }} inert={editor.pending}>
        {groups.map(({ title, given }) => {
          const fits = (row: object): boolean =>
            Object.entries(given).every(([at, value]) => Reflect.get(row, at) === value)
          const rows = editor.rows.filter((row) => fits(row.value))
          const presets = section.presets.filter(({ values }) => fits(values))
          const names = new Map(
            presets.map(({ id, values }) => [
              identify(values),
              text(resource.type, textKeys.preset(id, 'title')),
            ]),
          )
          return (
            <Section
              key={title}
              title={title}
              note={t('editor.count', { count: rows.filter((row) => !row.removed).length })}
              actions={
                <>
                  <PresetMenu
                    type={resource.type}
                    presets={presets}
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
                  label={title}
                  rows={rows}
                  fields={columns}
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
      </div>
      <Save editor={editor} section={section} />
      <UnsavedGuard
        active={editor.counts.total > 0}
        title={t('editor.leave')}
        form={text(resource.type, textKeys.section(section.id))}
        kept={editor.kept}
      />
    </>
  )
}
