/** Joins the class names that are there, with spaces. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
