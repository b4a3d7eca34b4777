import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { writeAbout } from '../../platform/failed-write'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import type { DraftStore } from '../fields/draft'
import { refuseFields } from '../fields/refuse-fields'
import type { FormModel } from '../fields/form-model'
import { intentInMemory } from '../fields/intent'
import { attend, creations, endOfForm, runCreation, tellForm } from './creations'
import { tellLookalikes, type Lookalike } from './lookalikes'
import { sendCreate } from './send-create'

/** Creating what a form describes. */
export interface Creation {
  /** From the press until it has failed or the form is left, also when one comes back to the form meanwhile. */
  pending: boolean
  /** What went wrong and belongs to no field. */
  failure: unknown
  /** What was made though its answer was lost, by the list; undefined while that is not known. */
  found: readonly Lookalike[] | undefined
  /** Checks and sends; false when the form is not right yet. One press is one call. */
  create: () => boolean
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
  const [failure, setFailure] = useState<unknown>()
  const [found, setFound] = useState<readonly Lookalike[]>()
  const [memory] = useState(intentInMemory)
  const key = `${platform.client.identity().epoch} ${form}`
  const pending = useStore(creations).has(key)

  useEffect(() => () => endOfForm(key), [key])
  useEffect(
    () =>
      attend(key, {
        made: (path) => {
          model.finish()
          void navigate(path)
        },
        failed: (error) => {
          setFailure(refuseFields(model, error) ? error : undefined)
        },
        looked: setFound,
      }),
    [key, model, navigate],
  )

  const create = useCallback((): boolean => {
    const means = resource.create
    if (!means || creations.get().has(key)) return true
    const typed = model.submit()
    if (!typed) return false
    setFailure(undefined)
    setFound(undefined)
    const go = (path: string): void => void navigate(path)
    void runCreation(
      key,
      () =>
        sendCreate(platform, resource, means, model, typed, draft?.intent ?? memory, {
          go,
          // The form says it beside what went wrong; who has left it hears of it.
          lost: (all) => {
            if (!tellForm(key, all)) tellLookalikes(platform, all, 'wizard.madeAllTheSame', go)
          },
        }),
      (error) => {
        const { texts } = platform
        const goBack = (): void => void navigate(`${pathname}${search}`)
        toastError(platform, error, {
          text: writeAbout(platform, error, texts.resource(resource.type, textKeys.create('title'))),
          actions: [{ label: texts.t('wizard.goBack'), onPress: goBack, look: 'link' }],
        })
      },
    )
    return true
  }, [platform, resource, model, key, draft, memory, navigate, pathname, search])
  return { pending, failure, found, create }
}
