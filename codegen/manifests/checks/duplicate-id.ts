import { columnId } from '../column-id'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { actionsOf, fieldsOf, formsOf, sectionsOf } from '../walk'

interface Named {
  at: string
  id: string
}

/** Ids that become keys, addresses or labels are unique where they are used. */
export function duplicateId(context: ManifestContext): void {
  const { manifest, report } = context
  const check = (named: readonly Named[], kind: string): void => {
    const seen = new Set<string>()
    for (const { at, id } of named) {
      if (seen.has(id)) report('duplicate-id', at, `another ${kind} is called "${id}"; rename one.`)
      seen.add(id)
    }
  }
  const { list, detail, create } = manifest
  check(
    list.columns.map((column, index) => ({ at: `list.columns[${index}]`, id: columnId(column as string) })),
    'column',
  )
  check(
    [
      ...actionsOf(context).map(({ at, action }) => ({ at, id: action.id })),
      // An editor saves by an action of its name.
      ...sectionsOf(context).flatMap(({ at, section }) =>
        section.kind === 'editor' ? [{ at, id: section.id }] : [],
      ),
    ],
    'action',
  )
  check(detail?.tabs.map(({ id }, index) => ({ at: `detail.tabs[${index}]`, id })) ?? [], 'tab')
  check(
    sectionsOf(context).map(({ at, section }) => ({ at, id: section.id })),
    'section',
  )
  check(detail?.metrics?.map(({ id }, index) => ({ at: `detail.metrics[${index}]`, id })) ?? [], 'metric')
  check(create?.sections.map(({ id }, index) => ({ at: `create.sections[${index}]`, id })) ?? [], 'section')
  for (const form of formsOf(context).filter(({ at }) => at === 'create'))
    check(
      fieldsOf(context, form).flatMap(({ at, field, row }) => (row ? [] : [{ at, id: fieldId(field) }])),
      'field',
    )
}
