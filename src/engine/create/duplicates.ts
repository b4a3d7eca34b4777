import { operationKey } from '../../api/queries'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { inputOf, readListNow, type ListCall } from '../data/list-calls'
import { decodeRows, type Row } from '../data/row'
import { titleOf } from '../../manifest/title'
import type { Found } from '../jobs/job'
import type { FormModel } from '../fields/form-model'
import { detailPath } from '../../manifest/routes'

/** The list a creation adds to. */
export interface CreationList {
  resource: CompiledResource
  location: string | undefined
  environment: FormModel['subject']['environment']
}

/** The call that reads the list a creation adds to. */
const listCall = ({ resource, location }: Pick<CreationList, 'resource' | 'location'>): ListCall => ({
  operation: resource.listOperation,
  location,
})

/** Identities in an answer of the list; undefined if it is none. */
function identitiesIn(answer: unknown, { key }: CompiledResource): readonly unknown[] | undefined {
  return Array.isArray(answer) ? answer.map((item) => readFirst(item, key)) : undefined
}

/** Identities of all records, read now; none if the answer is no list. */
export async function identitiesNow(
  platform: Platform,
  list: Pick<CreationList, 'resource' | 'location'>,
): Promise<readonly unknown[]> {
  return identitiesIn(await readListNow(platform, listCall(list)), list.resource) ?? []
}

/**
 * Identities before a creation: read now if the call has no idempotency key, otherwise from the cache. Undefined if
 * never read.
 */
export async function identitiesBefore(
  platform: Platform,
  list: CreationList,
): Promise<ReadonlySet<unknown> | undefined> {
  const { client, queries } = platform
  const { create } = list.resource
  const call = listCall(list)
  const isKeyed = create !== null && 'keyHeader' in operations[create.operation]
  const known = isKeyed
    ? queries.getQueryData(operationKey(client, call.operation, inputOf(call)))
    : await readListNow(platform, call)
  const identities = identitiesIn(known, list.resource)
  return identities && new Set(identities)
}

/** Scalars are compared as text, because a typed number may equal a number. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** New records that match every requested value they have, without the record from the answer. */
export function duplicatesIn(
  rows: readonly Row[],
  asked: Readonly<Record<string, unknown>>,
  made: Readonly<Record<string, unknown>> | undefined,
  identity: string,
  before: ReadonlySet<unknown>,
): Row[] {
  const like = made ?? asked
  return rows.filter(({ record }) => {
    const id = readFirst(record, identity)
    if (before.has(id) || (made && id === readFirst(made, identity))) return false
    const shared = Object.keys(asked).filter(
      (name) => name in record && name in like && isPlain(record[name]) && isPlain(like[name]),
    )
    return shared.length > 0 && shared.every((name) => String(record[name]) === String(like[name]))
  })
}

/**
 * Reads the list after a creation and finds new records that match it: a duplicate from a repeated call, or the record
 * itself if the answer was lost. Throws the read's errors.
 * @param made the record from the answer; undefined if no answer came
 */
export async function findDuplicates(
  platform: Platform,
  list: CreationList,
  asked: Readonly<Record<string, unknown>>,
  made: Readonly<Record<string, unknown>> | undefined,
  before: ReadonlySet<unknown>,
): Promise<Found[]> {
  const { resource, location, environment } = list
  const answer = await readListNow(platform, listCall(list), { once: true })
  const rows = decodeRows(resource, answer, location, environment, platform.reporter)
  return duplicatesIn(rows, asked, made, resource.key, before).map((row) => ({
    name: titleOf(resource, { record: row.record, location, environment }),
    page: detailPath(resource, row.id, row.location) ?? resource.routes.list,
  }))
}

/**
 * Shows a toast with a link for each. Deletes nothing.
 * @param go navigates to a page
 */
export function announceDuplicates(
  { texts, toasts }: Platform,
  found: readonly Found[],
  words: 'wizard.twin' | 'wizard.madeAllTheSame',
  go: (path: string) => void,
): void {
  for (const { name, page } of found) {
    const toast = toasts.add({
      tone: 'warning',
      title: texts.t(words, { name }),
      closes: false,
      actions: [
        {
          label: texts.t('wizard.showTwin'),
          look: 'link',
          onPress: () => {
            toasts.dismiss(toast)
            go(page)
          },
        },
      ],
    })
  }
}
