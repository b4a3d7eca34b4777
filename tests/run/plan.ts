import { readResults } from './results'
import { checks, onlyFailed, proofs, quick, type Step, suites } from './steps'

/** The steps of one run of `npm test`. */
export interface Plan {
  /** Cheap and independent: they share the cores. */
  readonly checks: readonly Step[]
  /** One after the other, in this order. */
  readonly suites: readonly Step[]
  /** The reason, if there is nothing to do. */
  readonly nothing?: string
}

/**
 * The steps for the words behind `npm test --`. No word means all of them, `quick` the short run, `failed` the tests
 * that were red or unsteady last time, any other word the steps whose name begins with it. Throws when a word names no
 * step, or `failed` finds no results: a run that skips what was asked for must not pass.
 */
export function planRun(words: readonly string[], read = readResults): Plan {
  if (words.length === 0) return { checks, suites: [...suites, ...proofs] }
  if (words.length === 1 && words[0] === 'failed') return planFailed(read)
  const all = [...checks, ...suites, ...proofs]
  const unknown = words.filter((word) => word !== 'quick' && !all.some(({ name }) => name.startsWith(word)))
  if (unknown.length > 0) {
    const names = all.map(({ name }) => name).join(', ')
    throw new Error(
      `There is no step "${unknown.join('" and no step "')}". The steps are ${names}; "quick" runs types, style and what your change touches, "failed" alone what was red last time.`,
    )
  }
  const isWanted = ({ name }: Step): boolean => words.some((word) => name.startsWith(word))
  const short = words.includes('quick') ? quick : { checks: [], suites: [] }
  const pick = (from: readonly Step[], always: readonly Step[]): Step[] => [
    ...always,
    ...from.filter((step) => isWanted(step) && !always.some(({ name }) => name === step.name)),
  ]
  return { checks: pick(checks, short.checks), suites: pick([...suites, ...proofs], short.suites) }
}

function planFailed(read: typeof readResults): Plan {
  if (suites.every(({ results = '' }) => read(results).length === 0))
    throw new Error('There are no test results; run `npm test` first.')
  const again = onlyFailed(read)
  const nothing = 'Nothing to run: no test was red or unsteady when the suites last ran.'
  return { checks: [], suites: again, ...(again.length === 0 && { nothing }) }
}
