import { basePath } from '../../../generated/deployment'

/** Address of the console, which banks and processors send the customer back to. */
export const frontBase = (): string => `${window.location.origin}${basePath}`
