import { isRecord } from '../lib/is-record'
import type { Environment } from './subject'

/** How a deployment wants a field asked for. */
export interface AskedFor {
  /** Place among the fields asked for in this way. */
  place: number
  required: boolean
  visible: boolean
  /** Name of the check it must pass. */
  validator?: string
}

/**
 * What an array of the site configuration says about a field (specification section 5): undefined where the site has no
 * such array, so that the form is as the manifest has it. A field that is not in the array is not asked for.
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
