import { service } from '../generated/service'

/** The platform's reference for a call, when its answer gives one. */
export function correlationId({ headers }: Response): string | undefined {
  return service.correlation === null ? undefined : (headers.get(service.correlation) ?? undefined)
}
