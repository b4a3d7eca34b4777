import { operationQuery, refreshOperations } from '../../api/queries'
import { mayBeDone } from '../../api/unknown-outcome'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { bindParameters } from '../jobs/bind-parameters'
import type { Found } from '../jobs/job'
import type { Made } from '../jobs/plan-job'
import { stepsOfCreation } from '../jobs/steps-of-form'
import { write } from '../jobs/perform'
import { placeOf, rowKey } from '../data/row'
import { titleOf } from '../data/title'
import type { Kept } from '../fields/draft'
import type { FormModel } from '../fields/form-model'
import { detailPath } from '../routing/routes'
import { beginIntent, endIntent, type Intent } from '../fields/intent'
import { findLookalikes, identitiesBefore, tellLookalikes } from './lookalikes'
import { newRecord } from './new-record'
import { reveal } from './reveal'
import { RevealNotice } from './RevealNotice'

/**
 * Sends what a create form describes: the call, the secret to show once, the lists read again. Where the answer is the list,
 * that is read just before, so that the one entry more is the new record.
 *
 * @param model the form as it was sent
 * @param typed its parameters
 * @param intents where what was sent is kept until its end is known
 * @param later leads to a page, for what is told later, and hears what the list says when the answer was lost
 * @returns the record with the steps that complete it, and the page to go to: its own, or the list when the answer does not
 *   show it or a secret is to be shown
 * @throws ApiError when it is refused, or not known to be made; then the list is read again
 */
export async function sendCreate(
  platform: Platform,
  resource: CompiledResource,
  create: NonNullable<CompiledResource['create']>,
  model: FormModel,
  typed: Record<string, unknown>,
  intents: Kept,
  later: { go: (path: string) => void; lost: (found: readonly Found[]) => void },
): Promise<Made> {
  const { client, queries, texts } = platform
  const location = resource.scope === 'location' ? model.subject.location : undefined
  const list = { resource, location, surroundings: model.subject.surroundings }
  let there: ReadonlySet<unknown> | undefined
  // What it tells is beside the creation: where the list does not answer, its page says so.
  const lookAround = async (made?: Record<string, unknown>): Promise<void> => {
    const found = there && (await findLookalikes(platform, list, typed, made, there).catch(() => undefined))
    if (!found) return
    if (made) tellLookalikes(platform, found, 'wizard.twin', later.go)
    else later.lost(found)
  }
  try {
    const parameters = bindParameters(operations[create.operation], create.params, model.subject, typed)
    there = await identitiesBefore(platform, list)
    const intent = await intentWith(platform, resource, create, location, intents, parameters)
    const answer = await write(platform, create.operation, parameters, intent.key)
    const record = newRecord(answer, create.result, resource.identity, new Set(intent.before))
    const subject = { ...model.subject, record: record ?? typed }
    const name = titleOf(resource, subject)
    const id = record && readFirst(record, resource.identity)
    const place = placeOf(resource, record, location)
    const secret = create.reveal === null || !record ? undefined : readFirst(record, create.reveal)
    if (typeof secret === 'string')
      reveal.set({
        type: resource.type,
        name,
        value: secret,
        epoch: client.identity().epoch,
        Notice: RevealNotice,
      })
    endIntent(intents)
    model.finish()
    await refreshOperations(queries, [resource.listOperation, ...create.refresh], model.subject.location)
    toastSuccess(platform, texts.resource(resource.type, textKeys.create('done'), { name }))
    if (record) void lookAround(record)
    const page =
      create.reveal === null && id !== undefined ? detailPath(resource, String(id), place) : undefined
    const key = id === undefined ? '' : rowKey(place, String(id))
    const about = { record, location: model.subject.location, surroundings: model.subject.surroundings }
    const named = { type: resource.type, key, name, resource, subject: about }
    const steps = record && id !== undefined ? stepsOfCreation(create.steps, model, named) : []
    return {
      record: { type: resource.type, key, name },
      ended: steps.some(({ apart }) => !apart) ? texts.t('plan.done', { name }) : undefined,
      target: { resource, action: null, subject: about },
      page: page ?? resource.routes.list,
      steps,
    }
  } catch (error) {
    endIntent(intents, error)
    if (mayBeDone(error)) {
      void refreshOperations(queries, [resource.listOperation], model.subject.location)
      void lookAround()
    }
    throw error
  }
}

/**
 * The intent of a creation. Where its answer is the list, what there was before it was first sent is part of it: sent again,
 * it gets the list of then.
 */
async function intentWith(
  platform: Platform,
  resource: CompiledResource,
  { operation, result }: NonNullable<CompiledResource['create']>,
  location: string | undefined,
  intents: Kept,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Intent> {
  const intent = beginIntent(intents, [operation, parameters], platform.now())
  if (result !== 'list' || intent.before) return intent
  const known = { ...intent, before: await identitiesNow(platform, resource, location) }
  intents.write(known)
  return known
}

/** The identities of all records there are, asked now. */
async function identitiesNow(
  { client, queries }: Platform,
  { listOperation, identity }: CompiledResource,
  location: string | undefined,
): Promise<unknown[]> {
  const input = location === undefined ? {} : { path: { location } }
  const known = await queries.fetchQuery({ ...operationQuery(client, listOperation, input), staleTime: 0 })
  return Array.isArray(known) ? known.map((item) => readFirst(item, identity)) : []
}
