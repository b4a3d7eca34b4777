import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../api/errors'
import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { writeAbout } from '../../platform/failed-write'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { useStore } from '../../platform/use-store'
import { focusRefused } from '../forms/focus-field'
import type { FormModel } from '../forms/use-form'
import { attend, creations, endOfForm, runCreation } from './creations'
import { sendCreate } from './send-create'

/** Creating what a form describes. */
export interface Creation {
  /** From the press until it has failed or the form is left, also when one comes back to the form meanwhile. */
  pending: boolean
  /** What went wrong and belongs to no field. */
  failure: unknown
  /** Checks and sends; false when the form is not right yet. One press is one call. */
  create: () => boolean
}

/**
 * Sends a create form and goes to what was made. What the platform refuses of a field stands beside it, and the focus goes
 * to the first such field. Who leaves the form hears of a failure all the same, and finds all of it there again.
 *
 * @param form what its draft is called: another form of the same type is another creation
 */
export function useCreate(resource: CompiledResource, model: FormModel, form: string): Creation {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState<unknown>()
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
          const refused = isApiError(error) ? error.fields : []
          const rest = model.refuse(refused)
          setFailure(refused.length === 0 || rest.length > 0 ? error : undefined)
          focusRefused(model.visible, refused)
        },
      }),
    [key, model, navigate],
  )

  const create = useCallback((): boolean => {
    const means = resource.create
    if (!means || creations.get().has(key)) return true
    const typed = model.submit()
    if (!typed) return false
    setFailure(undefined)
    void runCreation(
      key,
      () => sendCreate(platform, resource, means, model, typed),
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
  }, [platform, resource, model, key, navigate, pathname, search])
  return { pending, failure, create }
}
