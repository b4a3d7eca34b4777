import { refreshOperations } from '../../api/queries'
import { operations, type OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { writeAbout } from '../../platform/failed-write'
import { toastError } from '../../platform/toast'
import { bindParameters } from '../jobs/bind-parameters'
import { write } from '../jobs/perform'
import { plain } from '../cells/cell'
import type { FormModel } from '../fields/form-model'

/** One of the calls that complete a new record. */
export interface FollowUpCall {
  operation: OperationId
  parameters: Record<string, unknown>
  /** The element of the form's list it is made for. */
  about: string
}

/** The calls that complete a record, in the order of the form; without a record, what of them is known before it is there. */
export function followUpCalls(
  create: Pick<NonNullable<CompiledResource['create']>, 'afterwards'>,
  { visible, values, subject }: Pick<FormModel, 'visible' | 'values' | 'subject'>,
  record?: Record<string, unknown>,
): FollowUpCall[] {
  const asked = new Set(visible.map(({ id }) => id))
  return create.afterwards.flatMap(({ operation, each, params }) => {
    const list = asked.has(each.form) ? values[each.form] : undefined
    const about: Subject = { ...subject, record }
    return (Array.isArray(list) ? list : []).map((element: unknown) => ({
      operation,
      parameters: bindParameters(operations[operation], params, about, { [each.as]: element }),
      about: plain(element),
    }))
  })
}

/**
 * Makes the calls, one after the other. One that fails is said with what it was for, can be tried again, and keeps none of
 * the others back.
 */
export async function followUp(
  platform: Platform,
  calls: readonly FollowUpCall[],
  list: OperationId,
  location: string | undefined,
): Promise<void> {
  for (const call of calls) {
    try {
      await write(platform, call.operation, call.parameters)
    } catch (error) {
      const again = async (): Promise<void> => {
        await followUp(platform, [call], list, location)
        await refreshOperations(platform.queries, [list], location)
      }
      toastError(platform, error, {
        text: writeAbout(platform, error, call.about),
        retry: () => void again(),
      })
    }
  }
}
