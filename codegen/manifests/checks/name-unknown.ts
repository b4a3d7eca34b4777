import { initialRows } from '../../../src/manifest/initial'
import { sortOrder } from '../../../src/manifest/sort'
import { iconNames } from '../../../src/lib/icon-names'
import {
  cellNames,
  customNames,
  dialogNames,
  questionNames,
  sectionNames,
  stateKinds,
  widgetNames,
} from '../../../src/manifest/names'
import { advice } from '../../advice'
import { asJson, asList, typesOf } from '../../openapi/description'
import { parameterAt } from '../parameters'
import { columnId } from '../column-id'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { conditionsOf, leavesOf } from '../walk-conditions'
import { actionsOf, columnsOf, fieldsOf, formsOf, noticesOf, optionsOf, sectionsOf, statesOf } from '../walk'

/** The switches of the site configuration: its boolean members. */
function switchesOf({ description }: ManifestContext): string[] {
  const site = description.schema('SiteConfig')
  return Object.entries(site ? description.properties(site) : {}).flatMap(([name, member]) =>
    typesOf(description.concrete(member)).includes('boolean') ? [name] : [],
  )
}

/** Places that list all names of a kind, if not the manifest itself. */
const listedIn: Readonly<Record<string, string>> = {
  icon: 'src/lib/icon-names.ts',
  cell: 'src/manifest/names.ts',
  widget: 'src/manifest/names.ts',
  'kind of state': 'src/manifest/names.ts',
  'resource type': 'resource-manifests',
  'switch of the site configuration': 'SiteConfig in the description',
}

/** Names of icons, cells, widgets, sections, components, other types and of the manifest's own parts exist. */
export function nameUnknown(context: ManifestContext): void {
  const { manifest, report } = context
  const check = (at: string, name: string | undefined, known: Iterable<string>, kind: string): void => {
    const names = [...known]
    if (name === undefined || names.includes(name)) return
    const place = listedIn[kind] ?? 'the manifest'
    const near =
      names.length === 0 ? ' There is none; leave it out.' : advice(name, names, 'There are', place)
    report('name-unknown', at, `there is no ${kind} "${name}".${near}`)
  }
  const types = [...context.all.keys()]
  const actions = (manifest.actions ?? []).map((action) => action.id)
  const columns = manifest.list.columns.map(columnId)
  if (!(sectionNames as readonly (string | undefined)[]).includes(manifest.section))
    report(
      'name-unknown',
      'section',
      `there is no section "${manifest.section}".${advice(String(manifest.section), [...sectionNames], 'There are', 'src/manifest/names.ts')} A new one is added to sectionNames in src/manifest/names.ts and named in locales/en/console.json, with an icon in src/app/shell/section-icons.ts.`,
    )
  check('icon', manifest.icon, iconNames, 'icon')
  const switches = switchesOf(context)
  check('feature', manifest.feature, switches, 'switch of the site configuration')
  manifest.list.presets?.forEach(({ feature }, index) =>
    check(`list.presets[${index}].feature`, feature, switches, 'switch of the site configuration'),
  )
  for (const { at, condition } of conditionsOf(context))
    for (const { at: place, leaf } of leavesOf(condition, at))
      if ('feature' in leaf)
        check(`${place}.feature`, leaf.feature, switches, 'switch of the site configuration')
  for (const { at, states } of statesOf(context)) {
    for (const [state, meaning] of Object.entries(states.of)) {
      check(`${at}.of.${state}.kind`, meaning.kind, stateKinds, 'kind of state')
      check(`${at}.of.${state}.icon`, meaning.icon, iconNames, 'icon')
    }
  }
  for (const { at, column } of columnsOf(context)) {
    if (typeof column === 'string') {
      if (column.startsWith('#')) check(at, column.slice(1), columns, 'column')
      continue
    }
    check(`${at}.cell`, column.cell, cellNames, 'cell')
    const { refers } = column
    if (typeof refers !== 'object') check(`${at}.refers`, refers, types, 'resource type')
    else
      for (const [kind, type] of Object.entries(refers.of))
        check(`${at}.refers.of.${kind}`, type, types, 'resource type')
  }
  check('list.sort', sortOrder(manifest.list.sort).by, columns, 'column')
  manifest.list.bulk.forEach((id, index) => check(`list.bulk[${index}]`, id, actions, 'action'))
  manifest.list.actions?.forEach((id, index) => check(`list.actions[${index}]`, id, actions, 'action'))
  manifest.list.buttons?.forEach((id, index) => check(`list.buttons[${index}]`, id, actions, 'action'))
  manifest.detail?.actions?.forEach((id, index) => check(`detail.actions[${index}]`, id, actions, 'action'))
  for (const { at, notice } of noticesOf(context)) {
    check(`${at}.link.type`, notice.link?.type, types, 'resource type')
    for (const [name, { cell }] of Object.entries(notice.values ?? {}))
      check(`${at}.values.${name}.cell`, cell, cellNames, 'cell')
  }
  const { spent } = manifest.detail ?? {}
  if (spent?.link) {
    const { type, id, tab } = spent.link
    check('detail.spent.link.type', type, types, 'resource type')
    check('detail.spent.link.id', id, Object.keys(spent.params), 'parameter')
    const tabs = context.all.get(type)?.detail?.tabs
    if (tabs)
      check(
        'detail.spent.link.tab',
        tab,
        tabs.map((each) => each.id),
        `tab of ${type}`,
      )
  }
  const related = sectionsOf(context).flatMap(({ section }) => (section.kind === 'related' ? section.id : []))
  manifest.detail?.facts.forEach((group, index) => {
    check(`detail.facts[${index}].section`, group.section, related, 'section of related records')
    check(`detail.facts[${index}].action`, group.action, actions, 'action')
    check(`detail.facts[${index}].component`, group.component, customNames, 'component')
  })
  const priced = new Set(manifest.price?.flatMap(({ type, record }) => (record === undefined ? [] : [type])))
  for (const { at, action } of actionsOf(context)) {
    const { costs } = action
    if (costs && 'of' in costs)
      costs.of.forEach((type, index) => check(`${at}.costs.of[${index}]`, type, priced, 'priced part'))
    check(`${at}.icon`, action.icon, iconNames, 'icon')
    check(`${at}.dialog`, action.dialog, dialogNames, 'dialog')
    check(`${at}.guard.dialog`, action.asks?.dialog, questionNames, 'question')
    action.kept?.forEach(({ steps }, line) =>
      steps?.forEach((step, index) => {
        const place = `${at}.kept[${line}].steps[${index}]`
        check(`${place}.of`, step.of, types, 'resource type')
        const theirs = context.all.get(step.of ?? manifest.type)?.actions?.map(({ id }) => id) ?? []
        check(`${place}.action`, step.action, theirs, 'action')
      }),
    )
    check(`${at}.expect.action`, action.expect?.action, actions, 'action')
    action.steps?.forEach((step, index) =>
      check(`${at}.steps[${index}].action`, step.action, actions, 'action'),
    )
  }
  const { related: ofType } = context.written
  ofType?.actions?.forEach((id, index) => check(`related.actions[${index}]`, id, actions, 'action'))
  ofType?.columns?.forEach((id, index) => check(`related.columns[${index}]`, id, columns, 'column'))
  for (const [group, ids] of Object.entries(manifest.groups ?? {}))
    ids.forEach((id, index) => check(`groups.${group}[${index}]`, id, actions, 'action'))
  manifest.create?.steps?.forEach(({ action }, index) =>
    check(`create.steps[${index}].action`, action, actions, 'action'),
  )
  for (const form of formsOf(context)) {
    for (const { at, field } of fieldsOf(context, form)) {
      check(`${at}.widget`, field.widget, widgetNames, 'widget')
      const names = form.fields.flatMap((each) => [fieldId(each), ...(each.of ?? []).map(fieldId)])
      check(`${at}.under`, field.under, names, 'field of the row')
      const described = asList(asJson(parameterAt(context, form.operation, field.at)?.schema).enum)
      const values = field.options?.kind === 'values' ? field.options.values : described
      field.variantValues?.forEach((value) =>
        check(`${at}.variants.${value}`, value, values.map(String), 'value of the field'),
      )
      const rows = initialRows(field)
      const ids = (field.presets ?? []).map(({ id }) => id)
      if (typeof rows === 'object')
        rows.forEach((id, index) => check(`${at}.initial[${index}]`, id, ids, 'preset of the field'))
    }
  }
  for (const { at, options } of optionsOf(context)) {
    if (options.kind === 'resource') check(`${at}.type`, options.type, types, 'resource type')
  }
  for (const { at, section } of sectionsOf(context)) {
    if (section.kind === 'form') {
      check(`${at}.action`, section.action, actions, 'action')
    }
    if (section.kind === 'custom') check(`${at}.component`, section.component, customNames, 'component')
    if (section.kind === 'collection') {
      const own = section.columns.map((column) => columnId(column))
      if (section.sort !== undefined) check(`${at}.sort`, sortOrder(section.sort).by, own, 'column')
    }
    if (section.kind === 'related') {
      check(`${at}.type`, section.type, types, 'resource type')
      const related = context.all.get(section.type)
      if (related) {
        const theirs = (related.actions ?? []).map((action) => action.id)
        const shown = related.list.columns.map(columnId)
        section.columns?.forEach((id, index) =>
          check(`${at}.columns[${index}]`, id, shown, `column of ${section.type}`),
        )
        section.rowActions.forEach((action, index) => {
          if (typeof action === 'string')
            check(`${at}.rowActions[${index}]`, action, theirs, `action of ${section.type}`)
        })
      }
    }
    if (section.kind === 'actions' || section.kind === 'related' || section.kind === 'collection') {
      section.actions?.forEach((id, index) => check(`${at}.actions[${index}]`, id, actions, 'action'))
    }
  }
}
