import { basePath } from '../../../generated/deployment'

/** URL of the console, to which banks and processors send the customer back. */
export const frontBase = (): string => `${window.location.origin}${basePath}`
