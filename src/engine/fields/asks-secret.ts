import type { FormModel } from './form-model'

/** Whether a form asks for something that must be kept nowhere. */
export const asksSecret = ({ visible }: Pick<FormModel, 'visible'>): boolean =>
  visible.some(({ secret, of }) => secret || of?.some((part) => part.secret))
