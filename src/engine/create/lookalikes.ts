import { operationKey, operationQuery } from '../../api/queries'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { decodeRows, type Row } from '../data/row'
import { titleOf } from '../data/title'
import type { Found } from '../jobs/job'
import type { FormModel } from '../fields/form-model'
import { detailPath } from '../routing/routes'

/** The list a creation adds to. */
export interface AddedTo {
  resource: CompiledResource
  location: string | undefined
  surroundings: FormModel['subject']['surroundings']
}

const inputOf = (location: string | undefined) => (location === undefined ? {} : { path: { location } })

/**
 * The identities there are before a creation; asked for where its call takes no idempotency key, otherwise as they were read
 * last. Undefined when nothing was read.
 */
export async function identitiesBefore(
  { client, queries }: Platform,
  { resource, location }: AddedTo,
): Promise<ReadonlySet<unknown> | undefined> {
  const { listOperation, identity, create } = resource
  const input = inputOf(location)
  const isKeyed = create !== null && 'keyHeader' in operations[create.operation]
  const known = isKeyed
    ? queries.getQueryData(operationKey(client, listOperation, input))
    : await queries.fetchQuery({ ...operationQuery(client, listOperation, input), staleTime: 0 })
  return Array.isArray(known) ? new Set(known.map((item) => readFirst(item, identity))) : undefined
}

/** A value that can be compared however it is written: a number that was typed is the number a record has. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** New records that agree with what was asked for, wherever a record says what was asked; not the one that was answered. */
export function lookalikes(
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
 * Reads the list after a creation, and finds what looks like it and was not there before: a twin that a repeated call has
 * made, or, where no answer came, what was made all the same. Throws what the read throws: for somebody who has signed in
 * meanwhile it has no answer.
 *
 * @param made the record that was answered; undefined when no answer came
 */
export async function findLookalikes(
  { client, queries, reporter }: Platform,
  { resource, location, surroundings }: AddedTo,
  asked: Readonly<Record<string, unknown>>,
  made: Readonly<Record<string, unknown>> | undefined,
  before: ReadonlySet<unknown>,
): Promise<Found[]> {
  const query = operationQuery(client, resource.listOperation, inputOf(location))
  const answer = await queries.fetchQuery({ ...query, staleTime: 0, retry: false })
  const rows = decodeRows(resource, answer, location, surroundings, reporter)
  return lookalikes(rows, asked, made, resource.identity, before).map((row) => ({
    name: titleOf(resource, { record: row.record, location, surroundings }),
    page: detailPath(resource, row.id, row.location) ?? resource.routes.list,
  }))
}

/**
 * Names each in a toast that leads to it. Nothing is deleted by itself.
 *
 * @param go leads to a page
 */
export function tellLookalikes(
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
