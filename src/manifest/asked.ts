import { isRecord } from '../lib/is-record'
import type { Surroundings } from './subject'
import type { Asked } from './words/fields'

/** How a deployment wants a detail asked for. */
export interface AskedFor {
  /** Place among the details. */
  place: number
  required: boolean
  visible: boolean
  /** Name of the check it must pass. */
  validator?: string
}

/**
 * What the site configuration says about a detail (specification section 5): undefined where it has no such list, so that
 * the form stands as the manifest has it. A detail that is not in the list is not asked for.
 */
export function askedFor(
  { site, name, required, visible, validator }: Asked,
  detail: string,
  surroundings: Pick<Surroundings, 'site'>,
): AskedFor | undefined {
  const list = surroundings.site[site]
  if (!Array.isArray(list)) return undefined
  const place = list.findIndex((each) => isRecord(each) && each[name] === detail)
  const found: unknown = list[place]
  if (!isRecord(found)) return { place: list.length, required: false, visible: false }
  const check = validator === undefined ? undefined : found[validator]
  return {
    place,
    required: found[required] === true,
    visible: found[visible] !== false,
    ...(typeof check === 'string' && check !== '' ? { validator: check } : {}),
  }
}
