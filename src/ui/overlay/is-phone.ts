import { phoneQuery } from '../../lib/phone-query'

/** Whether the phone layout is drawn (specification section 9). Read when a layer opens. */
export const isPhone = (): boolean => window.matchMedia(phoneQuery).matches
