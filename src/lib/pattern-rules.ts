/**
 * What a pattern of the server asks for, found out by trying it: a pattern cannot be shown to a customer, but "too short"
 * and "a digit is missing" can. Nothing is concluded where trying does not tell.
 */

/** Kinds of characters a pattern may ask for: one that stands for it, and what counts as one. */
const kinds = {
  lower: { sample: 'a', present: /\p{Ll}/u },
  upper: { sample: 'A', present: /\p{Lu}/u },
  digit: { sample: '7', present: /\d/ },
  special: { sample: '-', present: /[^\p{L}\d\s]/u },
} as const

/** A kind of character a pattern may ask for. */
export type CharacterKind = keyof typeof kinds

const kindNames = Object.keys(kinds) as CharacterKind[]

/** Texts longer than this are not tried. */
const longest = 300

/** Every choice of kinds. */
const combinations: readonly (readonly CharacterKind[])[] = [...Array(2 ** kindNames.length).keys()]
  .slice(1)
  .map((bits) => kindNames.filter((_, index) => (bits >> index) & 1))

const compiled = new Map<string, RegExp | null>()

function read(pattern: string): RegExp | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  let made: RegExp | null = null
  for (const flags of ['u', '']) {
    try {
      made ??= new RegExp(pattern, flags)
    } catch {
      continue
    }
  }
  compiled.set(pattern, made)
  return made
}

/** Whether a text fits a pattern. One that is written for older engines is read as they do; one nobody can read fits. */
export function fitsPattern(pattern: string, text: string): boolean {
  return read(pattern)?.test(text) ?? true
}

/** Ordinary text of a length, of these kinds in turn. */
function sample(length: number, of: readonly CharacterKind[]): string {
  return [...Array(length).keys()].map((index) => kinds[of[index % of.length] ?? 'lower'].sample).join('')
}

/** What a pattern was found to ask for. */
export interface PatternRules {
  /** Characters of the shortest ordinary text it allows. */
  min: number
  /** Characters of the longest; undefined when there is no end in sight. */
  max: number | undefined
  /** Kinds of characters without which no ordinary text fits. */
  needs: readonly CharacterKind[]
}

function explore(pattern: string): PatternRules | undefined {
  const fits = (length: number, without?: CharacterKind): boolean =>
    combinations.some(
      (combination) =>
        (without === undefined || !combination.includes(without)) &&
        fitsPattern(pattern, sample(length, combination)),
    )
  let min = 1
  while (min <= longest && !fits(min)) min += 1
  if (min > longest) return undefined
  let max = min
  while (max < longest && fits(max + 1)) max += 1
  const roomy = Math.min(max, min + kindNames.length)
  return {
    min,
    max: max >= longest ? undefined : max,
    needs: kindNames.filter((kind) => !fits(roomy, kind)),
  }
}

const explored = new Map<string, PatternRules | undefined>()

/** What a pattern asks for; undefined when it allows no ordinary text, as that of a key. */
export function patternRules(pattern: string): PatternRules | undefined {
  if (!explored.has(pattern)) explored.set(pattern, explore(pattern))
  return explored.get(pattern)
}

/**
 * The kinds of characters that a text lacks and a pattern asks for; none where the text would not fit with them either,
 * however long.
 */
export function missingKinds(pattern: string, text: string): readonly CharacterKind[] {
  const rules = patternRules(pattern)
  const missing = (rules?.needs ?? []).filter((kind) => !kinds[kind].present.test(text))
  const padding = sample(Math.max(0, (rules?.min ?? 0) - text.length), rules?.needs ?? [])
  return fitsPattern(pattern, text + missing.map((kind) => kinds[kind].sample).join('') + padding)
    ? missing
    : []
}
