import { isRecord } from '../lib/is-record'
import type { Environment } from './subject'

/** The configuration of a field by a deployment. */
export interface AskedFor {
  /** Place of the field in the array. */
  place: number
  required: boolean
  visible: boolean
  /** Name of the check it must pass. */
  validator?: string
}

/**
 * The configuration of a field in an array of the site configuration (specification section 5): undefined if the site has
 * no such array, so that the form is as in the manifest. A field that is not in the array is not visible.
 */
export function askedFor(
  asked: string,
  field: string,
  environment: Pick<Environment, 'site'>,
): AskedFor | undefined {
  const list = environment.site[asked]
  if (!Array.isArray(list)) return undefined
  const place = list.findIndex((each) => isRecord(each) && each.field === field)
  const found: unknown = list[place]
  if (!isRecord(found)) return { place: list.length, required: false, visible: false }
  const { validator } = found
  return {
    place,
    required: found.required === true,
    visible: found.visible !== false,
    ...(typeof validator === 'string' && validator !== '' ? { validator } : {}),
  }
}
