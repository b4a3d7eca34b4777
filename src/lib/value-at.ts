import { isRecord } from './is-record'

/** The value a dotted path leads to inside an answer, `page.next`; undefined when a part of it is not there. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (here, name) => (isRecord(here) && Object.hasOwn(here, name) ? here[name] : undefined),
      value,
    )
}
