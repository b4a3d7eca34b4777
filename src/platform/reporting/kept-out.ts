/** Excludes reports by name, by a part of the message, or both; a `share` of them, 0 to 1, is reported nevertheless. */
export interface KeptOut {
  readonly name?: string
  readonly message?: string
  /** None when absent. */
  readonly share?: number
}

/** Reports per name (specification section 8, reporting). */
const caps: Readonly<Record<string, number>> = {
  ApiConnectionError: 20,
  ApiContentTypeError: 20,
  ApiTimeoutError: 10,
}

/** Failures to remove a node that are attributed to page translators and ignored (specification decisions, 35). */
const ignoredRemovals = 20

const resizeLoop = /ResizeObserver loop/
/** Messages of Chromium, Firefox and Safari for removing a node that is no child. */
const failedRemoval = /removeChild|^The object can not be found here\.$/

interface Named {
  readonly name: string
  readonly message: string
}

/**
 * Decides what is reported and counts it: up to the limit of its name, without notices about the resize-observer loop,
 * without the first failures to remove a node, without those that `rules` exclude. `random` is for sampling, from 0 to
 * below 1.
 */
export function createFilter(rules: readonly KeptOut[], random: () => number): (report: Named) => boolean {
  const counts = new Map<string, number>()
  let removals = 0
  const isKeptOut = ({ name, message }: Named): boolean =>
    rules.some(
      (rule) =>
        (rule.name ?? name) === name && message.includes(rule.message ?? '') && random() >= (rule.share ?? 0),
    )
  return (report) => {
    const { name, message } = report
    if (resizeLoop.test(message) || isKeptOut(report)) return false
    if (name === 'NotFoundError' && failedRemoval.test(message)) {
      removals += 1
      return removals > ignoredRemovals
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= (caps[name] ?? Infinity)
  }
}
