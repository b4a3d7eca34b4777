import type { CompiledResource, ResourceSummary } from './compiled'
import { readFirst, type Subject } from './subject'

/** Replaces the placeholders of a route with encoded values. */
export function fillRoute(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** URL of a record's page; undefined if the type has none. */
export function detailPath(
  resource: Pick<ResourceSummary, 'routes'>,
  id: string,
  location: string | undefined,
): string | undefined {
  if (resource.routes.detail === null || id === '') return undefined
  return fillRoute(resource.routes.detail, { id, location: location ?? '' })
}

/** URL of the page of a subject's record. */
export function subjectPath(resource: CompiledResource, subject: Subject): string | undefined {
  const id = readFirst(subject.record, resource.key)
  return id === undefined || id === null ? undefined : detailPath(resource, String(id), subject.location)
}
