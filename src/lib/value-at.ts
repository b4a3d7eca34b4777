import { isRecord } from './is-record'

/** The value at a dotted path, `page.next`; undefined if any part is missing. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (here, name) => (isRecord(here) && Object.hasOwn(here, name) ? here[name] : undefined),
      value,
    )
}
