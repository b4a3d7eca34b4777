/**
 * Derives readable rules from a server's pattern by testing samples: a regular expression cannot be shown to customers,
 * but "too short" and "a digit is missing" can. Inconclusive tests yield no rule.
 */

/** Character kinds: a sample, and the class. */
const kinds = {
  lower: { sample: 'a', present: /\p{Ll}/u },
  upper: { sample: 'A', present: /\p{Lu}/u },
  digit: { sample: '7', present: /\d/ },
  special: { sample: '-', present: /[^\p{L}\d\s]/u },
} as const

/** A character kind a pattern may require. */
export type CharacterKind = keyof typeof kinds

const kindNames = Object.keys(kinds) as CharacterKind[]

/** Maximum length of samples. */
const longest = 300

/** All subsets of character kinds. */
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

/**
 * Whether a text matches a pattern, with fallback to legacy regular expression syntax; invalid patterns match
 * everything.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  return read(pattern)?.test(text) ?? true
}

/** A sample of a length, alternating between the kinds. */
function sample(length: number, of: readonly CharacterKind[]): string {
  const unit = of.map((kind) => kinds[kind].sample).join('') || kinds.lower.sample
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** Rules derived from a pattern. */
export interface PatternRules {
  /** Minimum length of matching samples. */
  min: number
  /** Maximum length; undefined if unlimited. */
  max: number | undefined
  /** Required character kinds. */
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

/** Rules of a pattern; undefined if no sample matches, as for a key format. */
export function patternRules(pattern: string): PatternRules | undefined {
  if (!explored.has(pattern)) explored.set(pattern, explore(pattern))
  return explored.get(pattern)
}

/**
 * The kind of letter a text must begin with, and whether an underscore may stand there, if only the first character is
 * wrong and a digit is wrong too. Undefined if that is not the reason.
 */
export function wantedStart(
  pattern: string,
  text: string,
): 'Lower' | 'Letter' | 'LowerUnderscore' | 'LetterUnderscore' | undefined {
  const [first = '', ...rest] = text
  const fits = (start: string): boolean => fitsPattern(pattern, start + rest.join(''))
  if (first === '' || fits(first) || fits(kinds.digit.sample) || !fits(kinds.lower.sample)) return undefined
  const letter = fits(kinds.upper.sample) ? 'Letter' : 'Lower'
  return fits('_') ? `${letter}Underscore` : letter
}

/** Character kinds a text lacks; empty if adding them would not make it match. */
export function missingKinds(pattern: string, text: string): readonly CharacterKind[] {
  const rules = patternRules(pattern)
  const missing = (rules?.needs ?? []).filter((kind) => !kinds[kind].present.test(text))
  const padding = sample(Math.max(0, (rules?.min ?? 0) - text.length), rules?.needs ?? [])
  return fitsPattern(pattern, text + missing.map((kind) => kinds[kind].sample).join('') + padding)
    ? missing
    : []
}
