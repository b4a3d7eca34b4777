import type { CompiledResource, ResourceSummary } from '../../manifest/compiled'
import { readFirst, type Subject } from '../../manifest/subject'

/** Fills the braces of a route with encoded values. */
export function fillRoute(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** The address of a record's screen, or undefined when the type has none. */
export function detailPath(
  resource: Pick<ResourceSummary, 'routes'>,
  id: string,
  location: string | undefined,
): string | undefined {
  if (resource.routes.detail === null || id === '') return undefined
  return fillRoute(resource.routes.detail, { id, location: location ?? '' })
}

/** The address of the screen of a subject's record. */
export function subjectPath(resource: CompiledResource, subject: Subject): string | undefined {
  const id = readFirst(subject.record, resource.identity)
  return id === undefined || id === null ? undefined : detailPath(resource, String(id), subject.location)
}
