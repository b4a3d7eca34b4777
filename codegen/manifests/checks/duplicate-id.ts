import { columnId } from '../column-id'
import type { ManifestContext } from '../context'
import { fieldId } from '../field-id'
import { actionsOf, sectionsOf } from '../walk'

/** Ids that become keys, addresses or labels are unique where they are used. */
export function duplicateId(context: ManifestContext): void {
  const { manifest, report } = context
  const check = (at: string, ids: readonly string[], kind: string): void => {
    const seen = new Set<string>()
    for (const id of ids) {
      if (seen.has(id)) report('duplicate-id', at, `two ${kind}s are called "${id}"; rename one.`)
      seen.add(id)
    }
  }
  check(
    'list.columns',
    manifest.list.columns.map((column) => columnId(column as string)),
    'column',
  )
  check(
    'actions',
    actionsOf(context).map(({ action }) => action.id),
    'action',
  )
  check('detail.tabs', manifest.detail?.tabs.map((tab) => tab.id) ?? [], 'tab')
  check(
    'detail.tabs',
    sectionsOf(context).map(({ section }) => section.id),
    'section',
  )
  check('create.sections', manifest.create?.sections.map((section) => section.id) ?? [], 'section')
  check(
    'create.sections',
    manifest.create?.sections.flatMap((section) => section.fields.map(fieldId)) ?? [],
    'field',
  )
}
