import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { Fragment, use, useEffect, useId, type ReactNode } from 'react'
import type { CompiledField } from '../../manifest/compiled-fields'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import rules from '../../ui/data-table/rules.module.css'
import table from '../../ui/data-table/table.module.css'
import { Badge } from '../../ui/feedback/Badge'
import { FieldError } from '../../ui/form-controls/FieldError'
import { FieldWarning } from '../../ui/form-controls/FieldWarning'
import { IconButton } from '../../ui/form-controls/IconButton'
import { Text, TextLine } from '../../ui/typography/Text'
import { StateWord } from '../cells/state'
import { changeOf } from '../fields/edited-rows'
import { checkRow } from '../fields/form-check'
import { focusRow } from '../fields/focus-field'
import type { FormValues } from '../fields/form-values'
import { rowModel } from '../fields/row-model'
import { rowInWords, valueInWords } from '../fields/row-words'
import { TableRow } from '../../ui/data-table/RowTable'
import styles from '../widgets/forms.module.css'
import { FormContext, useFormState, type FormMeta } from './form-context'
import { RowPlaceContext, rowsOf } from './ListOfRows'
import { columnsOf, hasStates, messageIds, useRows } from './RowsEditor'

type MembersProps = ObjectFieldTemplateProps<FormValues, RJSFSchema, FormMeta>

/** Rendered content of a field: the member at the start of its path, which renders deeper ones. */
function contentOf({ properties }: MembersProps, { at }: CompiledField): ReactNode {
  const [first] = at.split('.')
  return properties.find(({ name }) => name === first)?.content
}

/** An object on the path to a field: renders only members that are fields. */
export function Members({ properties, uiSchema }: MembersProps) {
  return properties
    .filter(({ name }) => uiSchema?.[name] !== undefined)
    .map(({ name, content }) => <Fragment key={name}>{content}</Fragment>)
}

/** Fields in the first line of a card; the others are in the second. */
const leading = 2

/** A row of an editor: new rows are marked, removed ones are struck through until saved. */
export function RowOfFields(props: MembersProps) {
  const place = use(RowPlaceContext)
  const editor = useRows()
  const texts = useTexts()
  const { rows, wanted, around } = editor
  const row = place && rows[place.index]
  const key = row?.key
  useEffect(() => {
    if (wanted && wanted.row === key) focusRow(wanted.row, wanted.wrong)
  }, [wanted, key])
  // The library may have a row the model does not have yet.
  if (!row) return null
  const { id, fields, headingOf, onChange, onLeave, onRemove, onUndo } = editor
  const { t, resource: text } = texts
  const { value, removed } = row
  const { type } = around.resource
  const { environment } = around.subject
  const words = { type, environment, texts }
  const own = rowModel(around, fields, {
    row: value,
    errors: editor.errorsOf(row),
    onChange: (changed) => onChange(row.key, changed),
    leave: (field) => onLeave?.(row.key, field),
  })
  const change = changeOf(row, fields)
  const errors = Object.entries(own.errors)
  const isUnanswered = (field: CompiledField): boolean =>
    own.required(field) && own.values[field.id] === undefined
  const warnings = editor.warningsOf(row)
  const below = messageIds(id, place.index)
  const view = editor.state?.of(row)
  const stateWord = editor.state && view && <StateWord env={editor.state.env} view={view} />
  const name = editor.nameOf?.(row) ?? ''
  const isNew = change === 'added' && <Badge mini tone="info" label={t('editor.new')} />
  // An unanswered range does not mean every port.
  const inWords = (some: readonly CompiledField[]): string =>
    rowInWords(
      some.filter((field) => !isUnanswered(field)),
      value,
      words,
    )
  const summary = inWords(fields)
  const rest = inWords(fields.slice(leading))
  const cells = columnsOf(editor).map((column) => {
    const asked = [column, ...fields.filter(({ under }) => under === column.id)].filter((field) =>
      own.visible.includes(field),
    )
    if (asked.length === 0) return { className: rules.plain, children: <span className={table.none}>—</span> }
    if (removed) {
      const written = asked.map((field) => valueInWords(field, value, words)).join(' ')
      return { className: rules.plain, children: <Text>{written}</Text> }
    }
    return {
      children: (
        <div className={styles.together}>
          {asked.map((field) => (
            <Fragment key={field.id}>{contentOf(props, field)}</Fragment>
          ))}
        </div>
      ),
    }
  })
  return (
    <FormContext value={{ model: own }}>
      <TableRow
        id={row.key}
        change={change}
        asks={change === 'added' || errors.length > 0 || own.visible.some(isUnanswered)}
        cells={[
          ...(hasStates(editor) ? [{ className: rules.plain, children: stateWord }] : []),
          ...cells,
          {
            className: styles.change,
            children: removed ? <Badge mini label={t('editor.removed')} /> : isNew || <Text>{name}</Text>,
          },
        ]}
        action={
          removed ? (
            <IconButton
              icon="undo-2"
              label={`${t('editor.undo')}: ${summary}`}
              onPress={() => onUndo?.(row.key)}
            />
          ) : (
            <IconButton
              icon="trash-2"
              label={`${t('editor.remove')}: ${summary}`}
              onPress={() => (onRemove ? onRemove(row.key) : place.onRemove())}
            />
          )
        }
        title={
          <>
            {stateWord} <Text>{summary === '' ? '—' : inWords(fields.slice(0, leading))}</Text> {isNew}
          </>
        }
        summary={<TextLine parts={[rest, name]} />}
        fields={own.visible.map((field) => (
          <div key={field.id}>
            <span className={styles.cellLabel} aria-hidden>
              {headingOf(field)}
            </span>
            {contentOf(props, field)}
          </div>
        ))}
        below={
          errors.length + warnings.length > 0 && (
            <>
              {errors.map(([field, message]) => (
                <FieldError key={field} id={below.error(field)}>
                  {`${text(type, textKeys.field(field))}: ${message}`}
                </FieldError>
              ))}
              {warnings.map((notice) => (
                <FieldWarning key={notice} id={below.warning(notice)}>
                  {text(type, textKeys.notice(notice))}
                </FieldWarning>
              ))}
            </>
          )
        }
      />
    </FormContext>
  )
}

/** A row as a block: its fields below its name. */
export function BlockOfFields(props: MembersProps) {
  const id = useId()
  const place = use(RowPlaceContext)
  const state = useFormState()
  const { model } = state
  if (!place?.list) return null
  const { list, index, onRemove } = place
  const { texts, resource } = model.env
  const rows = rowsOf(model, list)
  const row = rows[index] ?? {}
  const fields = list.of ?? []
  const own = rowModel(model, fields, {
    row,
    errors: model.errors[list.id] === undefined ? {} : checkRow(fields, row, model.check, rows),
    onChange: (changed) =>
      model.set(
        list.id,
        rows.map((each, at) => (at === index ? changed : each)),
      ),
    leave: () => model.leave(list.id),
  })
  const name = texts.resource(resource.type, textKeys.row(list.id), { number: index + 1 })
  return (
    <FormContext value={{ ...state, model: own }}>
      <div role="group" aria-labelledby={id} className={styles.block}>
        <div className={styles.blockHead}>
          <span id={id}>
            <Text strong>{name}</Text>
          </span>
          {rows.length > 1 && (
            <IconButton icon="trash-2" label={`${texts.t('editor.remove')}: ${name}`} onPress={onRemove} />
          )}
        </div>
        <div className={styles.grid} data-row-key={index}>
          {own.visible.map((inner) => (
            <div key={inner.id} className={cx(inner.width && styles[inner.width])}>
              {contentOf(props, inner)}
            </div>
          ))}
        </div>
      </div>
    </FormContext>
  )
}
