import type { WidgetName } from '../../manifest/names'
import { address } from './address'
import { addresses, emails, words } from './chips'
import { select, tiles } from './choices'
import { country } from './country'
import { checkbox, switchWidget } from './flags'
import { named } from './named'
import { map } from './map'
import { number } from './number'
import { newPassword, password } from './password'
import { picks } from './picks'
import { range } from './range'
import { saved } from './saved'
import { tabs } from './tabs'
import { clock, date, email, multiline, text } from './text'
import type { WidgetKind } from './widget'

/** A list of rows, drawn by the form library's templates. */
const list: WidgetKind = { frame: 'group' }

/** Implementation of every widget name; a name without one does not compile. */
export const widgets = {
  text,
  email,
  number,
  password,
  newPassword,
  multiline,
  switch: switchWidget,
  checkbox,
  select,
  tiles,
  saved,
  picks,
  tabs,
  address,
  addresses,
  emails,
  range,
  rows: list,
  blocks: list,
  words,
  clock,
  named,
  country,
  map,
  date,
} satisfies Record<WidgetName, WidgetKind>

/** The implementation of a widget name. */
export function widgetKind(name: WidgetName): WidgetKind {
  return widgets[name]
}
