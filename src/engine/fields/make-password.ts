/** Character classes without characters that look alike. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.'] as const

/** Length of a generated password. */
const length = 20

function random(below: number): number {
  const limit = Math.floor(0xffffffff / below) * below
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value < limit ? value % below : random(below)
}

/** A random password by the default rule (specification section 5): lower, upper, digit, at least 8. */
export function makePassword(): string {
  const all = kinds.join('')
  const letters = [
    ...kinds.slice(0, 3).map((kind) => kind[random(kind.length)] ?? ''),
    ...Array.from({ length: length - 3 }, () => all[random(all.length)] ?? ''),
  ]
  for (let index = letters.length - 1; index > 0; index -= 1) {
    const other = random(index + 1)
    const letter = letters[index] ?? ''
    letters[index] = letters[other] ?? ''
    letters[other] = letter
  }
  return letters.join('')
}
