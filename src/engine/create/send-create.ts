import { refreshOperations } from '../../api/queries'
import { beforeSending, connectionFailure } from '../../api/errors'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { operationChanges } from '../../generated/operation-changes'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Platform } from '../../platform/platform'
import { toastSuccess } from '../../platform/toast'
import { bindParameters } from '../../manifest/bind-parameters'
import type { Found } from '../jobs/job'
import type { CreatedRecord } from '../jobs/plan-job'
import { stepsOfCreation } from '../jobs/steps-of-form'
import { write } from '../jobs/perform'
import { locationOf, rowKey } from '../data/row'
import { titleOf } from '../../manifest/title'
import type { StoredValues } from '../../platform/session/draft'
import type { FormModel } from '../fields/form-model'
import { detailPath } from '../../manifest/routes'
import { beginIntent, endIntent, hasOtherIntent, type Intent } from '../../platform/session/intent'
import { checkFollowing } from './check-following'
import { announceDuplicates, findDuplicates, identitiesBefore, identitiesNow } from './duplicates'
import { newRecord } from '../../manifest/new-record'
import { reveal } from '../jobs/reveal'
import { RevealNotice } from './RevealNotice'

/**
 * Sends a create form: the call, the secret to show once, the lists to refresh. If the answer is the list, the list is
 * read just before, so that the new entry can be found.
 * @param model the form as sent
 * @param typed its parameters
 * @param intents store of the request until its outcome is known
 * @param later navigates for later notices, and receives what the list shows if the answer was lost
 * @returns the record with its follow-up steps and the next page: its own, or the list if the record is unknown or a
 * secret is to be shown
 * @throws ApiError if refused or the outcome is unknown; the list is then refreshed
 */
export async function sendCreate(
  platform: Platform,
  resource: CompiledResource,
  create: NonNullable<CompiledResource['create']>,
  model: FormModel,
  typed: Record<string, unknown>,
  intents: StoredValues,
  later: { go: (path: string) => void; lost: (found: readonly Found[]) => void },
): Promise<CreatedRecord> {
  const { client, queries, texts } = platform
  const location = resource.scope === 'location' ? model.subject.location : undefined
  const list = { resource, location, environment: model.subject.environment }
  let there: ReadonlySet<unknown> | undefined
  // Errors are ignored here: the list's own page reports them.
  const lookAround = async (made?: Record<string, unknown>): Promise<void> => {
    const found = there && (await findDuplicates(platform, list, typed, made, there).catch(() => undefined))
    if (!found) return
    if (made) announceDuplicates(platform, found, 'wizard.twin', later.go)
    else later.lost(found)
  }
  const parameters = bindParameters(operations[create.operation], create.params, model.subject, typed)
  const request = [create.operation, parameters]
  // Another request without an answer may have made the same: the user decides about a second one.
  const same = hasOtherIntent(intents, request)
    ? await findDuplicates(platform, list, typed, undefined, new Set())
    : []
  if (same.length > 0) {
    intents.clear()
    later.lost(same)
    throw connectionFailure(undefined)
  }
  try {
    const intent = await beforeSending(async () => {
      await checkFollowing(platform, create, model)
      there = await identitiesBefore(platform, list)
      return intentWith(platform, resource, create, location, intents, request)
    })
    const answer = await write(platform, create.operation, parameters, intent.key)
    const record = newRecord(answer, create.result, resource.key, new Set(intent.before))
    const subject = { ...model.subject, record: record ?? typed }
    const name = titleOf(resource, subject)
    const id = record && readFirst(record, resource.key)
    const place = locationOf(resource, record, location)
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
    const changes = operationChanges[create.operation] ?? []
    void refreshOperations(queries, changes, model.subject.location)
    // The next page shows the record by its list, and needs no other one.
    await refreshOperations(queries, [resource.listOperation], location)
    toastSuccess(platform, texts.resource(resource.type, textKeys.create('done'), { name }))
    if (record) void lookAround(record)
    const page =
      create.reveal === null && id !== undefined ? detailPath(resource, String(id), place) : undefined
    const key = id === undefined ? '' : rowKey(place, String(id))
    const about = { record, location: model.subject.location, environment: model.subject.environment }
    const named = { type: resource.type, key, name, resource, subject: about }
    const steps = record && id !== undefined ? stepsOfCreation(create.steps, model, named) : []
    return {
      record: { type: resource.type, key, name },
      ended: steps.length > 0 ? texts.t('plan.done', { name }) : undefined,
      target: { resource, action: null, subject: about },
      page: page ?? resource.routes.list,
      steps,
    }
  } catch (error) {
    endIntent(intents, error)
    if (isOutcomeUnknown(error)) {
      void refreshOperations(queries, [resource.listOperation], model.subject.location)
      void lookAround()
    }
    throw error
  }
}

/**
 * The intent of a creation. If its answer is the list, the identities before the first try are part of it, because a
 * repeated call returns the list of that time.
 */
async function intentWith(
  platform: Platform,
  resource: CompiledResource,
  { result }: NonNullable<CompiledResource['create']>,
  location: string | undefined,
  intents: StoredValues,
  request: unknown,
): Promise<Intent> {
  const intent = beginIntent(intents, request, platform.now())
  if (result !== 'list' || intent.before) return intent
  const known = { ...intent, before: await identitiesNow(platform, { resource, location }) }
  intents.write(known)
  return known
}
