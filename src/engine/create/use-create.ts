import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../api/errors'
import { mayBeDone } from '../../api/unknown-outcome'
import { operationQuery, refreshOperations } from '../../api/queries'
import { operations } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { readFirst } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { toastError, toastSuccess } from '../../platform/toast'
import { lazyCode } from '../../ui/lazy-part'
import { expectState } from '../actions/expectations'
import { bindParameters } from '../actions/bind-parameters'
import { write } from '../actions/perform'
import { placeOf, rowKey } from '../data/row'
import { titleOf } from '../data/title'
import { focusRefused } from '../forms/focus-field'
import type { FormModel } from '../forms/use-form'
import { detailPath } from '../routes'
import { followUp, followUpCalls } from './follow-up'
import { stepsAfterwards } from '../plans/plan-steps'
import { holdPage } from '../work/hold-page'
import { newRecord } from './new-record'
import { reveal } from './reveal'
import { RevealNotice } from './RevealNotice'

const planCode = lazyCode(async () => (await import('../plans/run-plan')).startPlan)

/** Creating what a form describes. */
export interface Creation {
  /** From the press until it has failed or the form is left. */
  pending: boolean
  /** What went wrong and belongs to no field. */
  failure: unknown
  /**
   * Checks and sends; false when the form is not right yet. One press is one call. What the platform refuses of a field
   * stands beside it, and the focus goes to the first such field.
   */
  create: () => Promise<boolean>
}

/**
 * Sends a create form and goes to the new record, or to the list when the answer does not show it. Where the answer is the
 * list, that is read just before, so that the one entry more is the new record. Until the answer is here, who leaves the
 * console is asked; who leaves the form hears of a failure all the same.
 */
export function useCreate(resource: CompiledResource, model: FormModel): Creation {
  const platform = usePlatform()
  const texts = useTexts()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  const { pathname, search } = useLocation()
  const { create } = resource

  const run = useCallback(async (): Promise<boolean> => {
    if (underWay.current || !create) return true
    const typed = model.submit()
    if (!typed) return false
    underWay.current = true
    setPending(true)
    setFailure(undefined)
    const { client, queries } = platform
    const { location } = model.subject
    const letGo = holdPage()
    try {
      const input = location !== undefined && resource.scope === 'location' ? { path: { location } } : {}
      const known =
        create.result === 'list'
          ? await queries.fetchQuery({
              ...operationQuery(client, resource.listOperation, input),
              staleTime: 0,
            })
          : undefined
      // Before anything is sent, so that what cannot be carried on is not begun.
      const steps = stepsAfterwards(create.planned, model)
      const startPlan = steps.length > 0 ? await planCode.load() : undefined
      const before = new Set(
        Array.isArray(known) ? known.map((item) => readFirst(item, resource.identity)) : [],
      )
      const parameters = bindParameters(operations[create.operation], create.params, model.subject, typed)
      const answer = await write(platform, create.operation, parameters)
      const record = newRecord(answer, create.result, resource.identity, before)
      const subject = { ...model.subject, record: record ?? typed }
      const name = titleOf(resource, subject)
      const id = record && readFirst(record, resource.identity)
      const place = placeOf(resource, record, resource.scope === 'location' ? location : undefined)
      if (record && id !== undefined && create.expect) {
        expectState(resource.type, rowKey(place, String(id)), {
          action: null,
          state: create.expect.state,
          since: platform.now(),
          seconds: create.expect.seconds,
          escalate: null,
          epoch: client.identity().epoch,
        })
      }
      const secret = create.reveal === null || !record ? undefined : readFirst(record, create.reveal)
      if (typeof secret === 'string')
        reveal.set({
          type: resource.type,
          name,
          value: secret,
          epoch: client.identity().epoch,
          Notice: RevealNotice,
        })
      if (record)
        await followUp(
          platform,
          followUpCalls(create, model, record),
          resource.listOperation,
          resource.scope === 'location' ? location : undefined,
        )
      if (record && id !== undefined) {
        const rowOf = rowKey(resource.scope === 'location' ? location : undefined, String(id))
        const about = { record, location, surroundings: model.subject.surroundings }
        startPlan?.(platform, { resource, rowKey: rowOf, subject: about }, { name, steps })
      }
      model.finish()
      await refreshOperations(queries, [resource.listOperation, ...create.refresh], location)
      toastSuccess(platform, texts.resource(resource.type, textKeys.create('done'), { name }))
      const path =
        create.reveal === null && id !== undefined ? detailPath(resource, String(id), place) : undefined
      if (!left.current) void navigate(path ?? resource.routes.list)
      return true
    } catch (error) {
      underWay.current = false
      setPending(false)
      if (mayBeDone(error)) void refreshOperations(queries, [resource.listOperation], location)
      if (left.current) {
        const title = texts.resource(resource.type, textKeys.create('title'))
        const goBack = (): void => void navigate(`${pathname}${search}`)
        toastError(platform, error, {
          text: writeAbout(platform, error, title),
          actions: [{ label: texts.t('wizard.goBack'), onPress: goBack, look: 'link' }],
        })
        return true
      }
      const refused = isApiError(error) ? error.fields : []
      const rest = model.refuse(refused)
      if (refused.length === 0 || rest.length > 0) setFailure(error)
      focusRefused(model.visible, refused)
      return true
    } finally {
      letGo()
    }
  }, [platform, texts, resource, create, model, navigate, pathname, search])
  return { pending, failure, create: run }
}
