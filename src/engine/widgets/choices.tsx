import { useId, useLayoutEffect, useRef } from 'react'
import { initials } from '../../lib/initials'
import { pictureAddress } from '../../lib/picture-address'
import { inSentences } from '../../lib/format-list'
import type { CompiledField } from '../../manifest/compiled-fields'
import { textKeys } from '../../manifest/text-keys'
import { Button } from '../../ui/form-controls/Button'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { RadioTiles } from '../../ui/form-controls/RadioTiles'
import { InitialsMark } from '../../ui/typography/InitialsMark'
import { Text } from '../../ui/typography/Text'
import { visibleText } from '../../ui/typography/visible-text'
import { Spinner } from '../../ui/feedback/Spinner'
import { errorReference, platformWords } from '../../platform/failures/failure-message'
import { usePlatform } from '../../platform/platform'
import { useTexts } from '../../platform/i18n/use-texts'
import { choiceOf, type FieldChoices, type FieldOption } from '../fields/field-options'
import { focusInside } from '../fields/focus-field'
import type { WidgetKind, WidgetProps } from './widget'

/** Number of options above which a filter box is shown. */
const many = 12

interface WaitingProps extends Pick<WidgetProps, 'field' | 'model'> {
  choices: FieldChoices | undefined
  /** The options are being read again. */
  busy: boolean
}

/** Failure to load options: a sentence, and the platform's message unless it is the same. */
function NotLoaded({ choices, field, model }: Omit<WaitingProps, 'busy'> & { choices: FieldChoices }) {
  const { site } = usePlatform()
  const { t, resourceIfAny, locale } = useTexts()
  const { location: slug = '' } = model.subject
  const own = (location: string): string =>
    resourceIfAny(model.resource.type, textKeys.notLoaded(field.id), { location }) ?? t('form.optionsFailed')
  const heading = own(site.location(slug)?.display_name ?? slug)
  const reason = platformWords(choices.failure)
  const reference = errorReference(choices.failure)
  return (
    <>
      {visibleText(
        inSentences(reason === undefined || reason === own(slug) ? [heading] : [heading, reason], locale),
      )}
      {reference !== undefined && ` [${reference}]`}
    </>
  )
}

/**
 * Why options could not be loaded, and their retry, which stays while they are read again. The control that replaces it
 * takes its focus.
 */
function Failed({ choices, busy, field, model }: WaitingProps & { choices: FieldChoices }) {
  const { t } = useTexts()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = place.current
    const around = own?.parentElement
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(() => focusInside(around))
    }
  }, [])
  return (
    <span ref={place} role="alert">
      <NotLoaded choices={choices} field={field} model={model} />{' '}
      {choices.retry && (
        <Button size="sm" pending={busy} onPress={choices.retry}>
          {t('action.retry')}
        </Button>
      )}
    </span>
  )
}

/** Placeholder while options load, or their failure with a retry. */
export function Waiting({ choices, ...rest }: WaitingProps) {
  const { t } = useTexts()
  if (choices?.state === 'failed') return <Failed choices={choices} {...rest} />
  return <Spinner label={t('form.loadingOptions')} />
}

/**
 * The choices a control shows: the current ones, or the previous ones while they are read again, so that the focus stays.
 * Failed choices are kept with their retry; known ones with `keepsKnown`, such as tiles, which are disabled meanwhile.
 */
export function useShownChoices(
  choices: FieldChoices | undefined,
  { keepsKnown = false }: { keepsKnown?: boolean } = {},
): { readonly shown: FieldChoices | undefined; readonly busy: boolean } {
  // Not compiled: a state in place of the ref would draw each control twice when choices change.
  'use no memo'
  const last = useRef<FieldChoices>(undefined)
  if (choices && choices.state !== 'loading') last.current = choices
  const before = choices?.state === 'loading' ? last.current : undefined
  // The failure of another location says nothing about this one.
  const isKept = before?.state === 'known' ? keepsKnown : before?.location === choices?.location
  const kept = isKept ? before : undefined
  return { shown: kept ?? choices, busy: kept !== undefined }
}

function Select({ field, value, onChange, onLeave, label, model }: WidgetProps) {
  const { t } = useTexts()
  const { shown: choices, busy } = useShownChoices(model.choices(field))
  if (!choices || choices.state === 'failed')
    return <Waiting choices={choices} busy={busy} field={field} model={model} />
  // Whether there is a default is unknown until the options are loaded.
  const none = choices.state === 'known' && !model.required(field) && !choices.usual
  // Long notes are shown apart from the label; an address or size is part of it.
  const words =
    field.options !== null &&
    'note' in field.options &&
    field.options.note.every(({ cell }) => cell === 'text')
  const options = [
    ...(none ? [{ value: '', label: t('form.none') }] : []),
    ...choices.options.map((option) => ({
      value: option.id,
      label: option.label,
      note: words && option.note !== undefined ? `— ${option.note}` : option.note,
      disabledReason: option.disabledReason,
    })),
  ]
  const chosen = choiceOf(choices, value)
  return (
    <SelectInput
      options={options}
      value={chosen?.id ?? (none ? '' : undefined)}
      onChange={(id) => onChange(choices.options.find((option) => option.id === id)?.value)}
      onBlur={onLeave}
      placeholder={choices.state === 'loading' ? t('form.loadingOptions') : t('form.choose')}
      emptyText={choices.state === 'loading' ? t('form.loadingOptions') : t('form.noOptions')}
      filter={
        options.length > many
          ? { label: t('list.filterBy', { what: label }), noMatchText: t('form.noOptions') }
          : undefined
      }
      label={label}
      name={field.at}
    />
  )
}

/** A drop-down list. */
export const select: WidgetKind = { frame: 'label', Control: Select }

/** Value of another field if this option were selected. */
function ledBy(
  model: WidgetProps['model'],
  field: CompiledField,
  option: FieldOption,
  led: CompiledField,
): string | undefined {
  const choices = model.choicesWith(led, { [field.id]: option.value })
  const present =
    model.values[field.id] === option.value
      ? choices?.options.find(({ value }) => value === model.values[led.id])
      : undefined
  return (present ?? choices?.usual)?.label
}

function Tiles({ field, value, onChange, label, model }: WidgetProps) {
  const { t } = useTexts()
  // Radio groups need a unique name, because several forms may have the same field.
  const name = useId()
  const { shown: choices, busy } = useShownChoices(model.choices(field), { keepsKnown: true })
  if (!choices || choices.state !== 'known')
    return <Waiting choices={choices} busy={busy} field={field} model={model} />
  if (choices.options.length === 0) return <Text tone="dim">{t('form.noOptions')}</Text>
  const marked = field.options?.kind === 'operation'
  const led = field.leads === undefined ? undefined : model.form.fields[field.leads]
  const below = (option: FieldOption): string => {
    const parts = [led && ledBy(model, field, option, led), option.note, ...(option.marks ?? [])]
    return parts.filter(Boolean).join(' · ')
  }
  const tiles = (
    <RadioTiles
      name={name}
      busy={busy}
      value={choiceOf(choices, value)?.id}
      onChange={(id) => onChange(choices.options.find((option) => option.id === id)?.value)}
      options={choices.options.map((option) => ({
        value: option.id,
        title: option.label,
        note: marked ? undefined : option.note,
        description: marked ? below(option) || undefined : option.description,
        disabledReason: option.disabledReason,
        mark: marked ? (
          <InitialsMark
            large
            letters={initials(option.label)}
            imageSrc={pictureAddress(option.picture, document.baseURI)}
          />
        ) : undefined,
      }))}
    />
  )
  if (!choices.retry) return tiles
  return (
    <>
      {tiles}
      <Button size="sm" variant="link" onPress={choices.retry}>
        {t('form.checkAgain', { field: label })}
      </Button>
    </>
  )
}

/** A few options side by side. */
export const tiles: WidgetKind = { frame: 'group', Control: Tiles }
