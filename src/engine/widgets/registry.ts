import type { WidgetName } from '../../manifest/names'
import { addresses, emails, words } from './chips'
import { select, tiles } from './choices'
import { country } from './country'
import { checkbox, switchWidget } from './flags'
import { named } from './named'
import { map } from './map'
import { number } from './number'
import { password } from './password'
import { picks } from './picks'
import { range } from './range'
import { saved } from './saved'
import { tabs } from './tabs'
import { clock, date, email, multiline, text } from './text'
import type { WidgetKind } from './widget'

/** A list of rows, which templates of the form library draw. */
const list: WidgetKind = { frame: 'group' }

/** The code behind every name of a widget; a name without code does not compile. */
export const widgets = {
  text,
  email,
  number,
  password,
  multiline,
  switch: switchWidget,
  checkbox,
  select,
  tiles,
  saved,
  picks,
  tabs,
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

/** The kind of a widget by its name. */
export function widgetKind(name: WidgetName): WidgetKind {
  return widgets[name]
}
