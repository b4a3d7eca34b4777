import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { refreshOperations } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { isScalar } from '../../manifest/value'
import { accountsOperation } from '../../platform/account/use-billing-account'
import { writeAbout } from '../../platform/failed-write'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import type { DraftStore } from '../../platform/session/draft'
import { refuseFields, useLeftToSay } from '../forms/use-sent-form'
import type { FormModel } from '../fields/form-model'
import { intentInMemory } from '../../platform/session/intent'
import type { Found } from '../jobs/job'
import { titlesOf } from '../../manifest/title'
import { claimFailures, creationOf, isClaimed, jobs, updateJob } from '../jobs/jobs'
import { startJob } from '../jobs/run-job'
import { announceDuplicates } from './duplicates'
import { sendCreate } from './send-create'

/** Whether a creation is charged to the current billing account. */
export const chargesAccount = ({ create }: CompiledResource): boolean =>
  Object.values(create?.params ?? {}).some(
    (value) => !isScalar(value) && 'context' in value && value.context === 'billingAccount',
  )

/** State of a create form's submission. */
export interface Creation {
  /** From submit until failure or success, also after leaving and returning to the form. */
  pending: boolean
  /** A failure that belongs to no field. */
  failure: unknown
  /** Records the list shows although the answer was lost; undefined while unknown. */
  found: readonly Found[] | undefined
  /** Submits the form; repeated presses make one call. */
  create: (typed: Record<string, unknown>) => void
}

/**
 * Submits a create form and navigates to the result. Refused fields show the error and the first of them is focused. If
 * the user has left the form, the failure is announced in a toast and the form keeps it.
 * @param form name of its draft, which identifies the creation
 * @param draft stores the request across reloads until its outcome is known
 */
export function useCreate(
  resource: CompiledResource,
  model: FormModel,
  form: string,
  draft: DraftStore | undefined,
): Creation {
  const platform = usePlatform()
  const { queries } = platform
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [memory] = useState(intentInMemory)
  const { epoch } = platform.client.identity()
  const job = creationOf(useStore(jobs), form, epoch)
  const first = job?.steps[0]
  const pending = first?.state === 'waiting' || first?.state === 'sent'
  // Only creations that were running when the form opened, or sent from it, are shown here.
  const [shownJob, setShownJob] = useState<string>()
  if (job && pending && shownJob !== job.id) setShownJob(job.id)
  const isShown = job !== undefined && (shownJob === job.id || first?.state === 'failed') && !job.dismissed
  const error = isShown && first?.state === 'failed' ? first.failure : undefined
  const page = isShown && !pending && error === undefined ? job.page : undefined
  const id = job?.id

  useEffect(() => (id !== undefined && isShown ? claimFailures(id, 'creation') : undefined), [id, isShown])
  useEffect(() => {
    if (page === undefined) return
    model.finish()
    void navigate(page)
  }, [page, model, navigate])
  const [refused, setRefused] = useState<{ error: unknown; left: unknown }>()
  useEffect(() => {
    if (error === undefined || refused?.error === error) return
    setRefused({ error, left: refuseFields(model, error) })
    // The account to charge may be gone.
    if (chargesAccount(resource)) void refreshOperations(queries, [accountsOperation])
  }, [error, refused, model, resource, queries])
  // Returning to the form clears the previous result.
  useEffect(
    () =>
      error === undefined || id === undefined ? undefined : () => updateJob(id, epoch, { kind: 'dismissed' }),
    [error, id, epoch],
  )
  const failure = useLeftToSay(model, refused?.error === error ? refused?.left : undefined)

  const create = (typed: Record<string, unknown>): void => {
    const means = resource.create
    if (!means) return
    const { texts } = platform
    const go = (path: string): void => void navigate(path)
    const words = texts.resource(resource.type, textKeys.create('title'))
    const [name] = titlesOf(resource, { ...model.subject, record: typed })
    const title = name === undefined ? words : `${words}: ${name}`
    const started = startJob(platform, {
      title,
      form,
      steps: [
        {
          record: { type: resource.type, key: '', name: name ?? words },
          label: words,
          typed: {},
          after: null,
          target: { resource, action: null, subject: model.subject },
        },
      ],
      make: () =>
        sendCreate(platform, resource, means, model, typed, draft?.intent ?? memory, {
          go,
          // Announced only if the form is not open.
          lost: (found) => {
            if (isClaimed(started, 'creation')) updateJob(started, epoch, { kind: 'found', found })
            else announceDuplicates(platform, found, 'wizard.madeAllTheSame', go)
          },
        }),
      onMissed: (missed) => {
        const goBack = (): void => void navigate(`${pathname}${search}`)
        toastError(platform, missed, {
          text: writeAbout(platform, missed, title),
          actions: [{ label: texts.t('wizard.goBack'), onPress: goBack, look: 'link' }],
        })
      },
    })
  }
  return { pending: pending || page !== undefined, failure, found: job?.found, create }
}
