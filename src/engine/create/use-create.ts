import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { writeAbout } from '../../platform/failed-write'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import type { DraftStore } from '../fields/draft'
import { refuseFields } from '../forms/use-sent-form'
import type { FormModel } from '../fields/form-model'
import { intentInMemory } from '../fields/intent'
import type { Found } from '../jobs/job'
import { titlesOf } from '../data/title'
import { attendJob, creationOf, isAttended, jobs, tellJob } from '../jobs/jobs'
import { startJob } from '../jobs/run-job'
import { tellLookalikes } from './lookalikes'
import { sendCreate } from './send-create'

/** Creating what a form describes. */
export interface Creation {
  /** From the press until it has failed or the form is left, also when one comes back to the form meanwhile. */
  pending: boolean
  /** What went wrong and belongs to no field. */
  failure: unknown
  /** What was made though its answer was lost, by the list; undefined while that is not known. */
  found: readonly Found[] | undefined
  /** Sends what the form asks for; one press is one call. */
  create: (typed: Record<string, unknown>) => void
}

/**
 * Sends a create form and goes to what was made. What the platform refuses of a field stands beside it, and the focus goes
 * to the first such field. Who leaves the form hears of a failure all the same, and finds all of it there again.
 *
 * @param form what its draft is called: another form of the same type is another creation
 * @param draft where what was sent is kept over a reload, while its end is not known
 */
export function useCreate(
  resource: CompiledResource,
  model: FormModel,
  form: string,
  draft: DraftStore | undefined,
): Creation {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [memory] = useState(intentInMemory)
  const { epoch } = platform.client.identity()
  const job = creationOf(useStore(jobs), form, epoch)
  const first = job?.steps[0]
  const pending = first?.state === 'waiting' || first?.state === 'sent'
  // What was under way when the form came onto the screen, or was sent from it, is told here. What had ended before is not.
  const [told, setTold] = useState<string>()
  if (job && pending && told !== job.id) setTold(job.id)
  const isTold = job !== undefined && (told === job.id || first?.state === 'failed') && !job.dismissed
  const error = isTold && first?.state === 'failed' ? first.failure : undefined
  const page = isTold && !pending && error === undefined ? job.page : undefined
  const id = job?.id

  useEffect(() => (id !== undefined && isTold ? attendJob(id, 'creation') : undefined), [id, isTold])
  useEffect(() => {
    if (page === undefined) return
    model.finish()
    void navigate(page)
  }, [page, model, navigate])
  const [refused, setRefused] = useState<{ error: unknown; isWhole: boolean }>()
  useEffect(() => {
    if (error !== undefined && refused?.error !== error)
      setRefused({ error, isWhole: refuseFields(model, error) })
  }, [error, refused, model])
  // Whoever comes back to the form begins anew.
  useEffect(
    () =>
      error === undefined || id === undefined ? undefined : () => tellJob(id, epoch, { kind: 'dismissed' }),
    [error, id, epoch],
  )
  const failure = refused?.error === error && refused?.isWhole ? error : undefined

  const create = (typed: Record<string, unknown>): void => {
    const means = resource.create
    const present = creationOf(jobs.get(), form, epoch)?.steps[0]?.state
    if (!means || present === 'waiting' || present === 'sent') return
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
          // The form says it beside what went wrong; who has left it hears of it.
          lost: (found) => {
            if (isAttended(started, 'creation')) tellJob(started, epoch, { kind: 'found', found })
            else tellLookalikes(platform, found, 'wizard.madeAllTheSame', go)
          },
        }),
      missed: (missed) => {
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
