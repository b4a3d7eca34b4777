import { ApiError } from './errors'
import type { Operation } from '../lib/operation'
import { valueAt } from '../lib/value-at'

/** Envelope and paging rule of an operation. */
type Within = NonNullable<Operation['within']>

/**
 * Unwraps an answer, and reads all pages of a list with `read(cursor)`. Undefined if the envelope is missing. Throws
 * what `read` throws, and `ApiError` if a cursor repeats, which would never end.
 */
export async function unwrap(
  within: Within,
  first: unknown,
  read: (cursor: string) => Promise<unknown>,
): Promise<unknown> {
  const wanted = valueAt(first, within.at)
  if (!within.pages || !Array.isArray(wanted)) return wanted
  const items: unknown[] = [...wanted]
  const seen = new Set<string>()
  let page = first
  for (;;) {
    const cursor = valueAt(page, within.pages.next)
    if (cursor === null || cursor === undefined || cursor === '') return items
    const name = String(cursor)
    if (seen.has(name)) throw new ApiError('generic', `The platform gives the cursor ${name} twice`)
    seen.add(name)
    page = await read(name)
    const more = valueAt(page, within.at)
    if (!Array.isArray(more)) return undefined
    items.push(...more)
  }
}
