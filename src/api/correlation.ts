import { service } from '../generated/service'

/** The platform's correlation id of a call, if its answer has one. */
export function correlationId({ headers }: Response): string | undefined {
  return service.correlation === null ? undefined : (headers.get(service.correlation) ?? undefined)
}
