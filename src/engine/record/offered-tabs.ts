import { resourceIndex } from '../../generated/resource-index'
import { holds } from '../../manifest/condition'
import type { CompiledDetail, DetailedResource } from '../../manifest/compiled'
import type { CompiledSection } from '../../manifest/compiled-sections'
import type { Subject } from '../../manifest/subject'

/** Tabs of a record page that the record has, without sections that list records of a type the site does not have. */
export function offeredTabs({ detail }: DetailedResource, subject: Subject): CompiledDetail['tabs'] {
  const isOffered = (section: CompiledSection): boolean => {
    const feature = section.kind === 'related' ? resourceIndex[section.type]?.summary.feature : null
    return feature == null || subject.environment.feature(feature)
  }
  return (detail?.tabs ?? []).flatMap((tab) => {
    const sections = tab.sections.filter(isOffered)
    const isEmpty = sections.length === 0 && tab.sections.length > 0
    return holds(tab.when, subject) && !isEmpty ? [{ ...tab, sections }] : []
  })
}
