import { observation } from './observation'
import { telescope } from './telescope'

/** The types of the observatory, in the order of navigation. */
export const manifests = [telescope, observation]
