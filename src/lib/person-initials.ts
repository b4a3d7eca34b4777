/** Initials of the first two words of a person's name or e-mail address, in capitals: `KS` for `kadri.saar@…`. */
export function personInitials(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('')
}
