import type { ConsoleDocument } from '../../src/lib/console-document'
import type { Directive } from './policy'

/**
 * Name of the Trusted Types policy that allows script addresses; one per document at most. `default` if a vendor's own
 * code sets script addresses as text, which only a policy of that name can check.
 */
export type ScriptPolicy = 'console-scripts' | 'default'

/** A protection that a document loses. */
export interface Weakening {
  /** The loss as a predicate, as in "allows inline styles". */
  readonly what: string
  readonly why: string
}

/** Permissions of one vendor outside the origin, and the documents they apply to. */
export interface Grant {
  /** Display name, with the name in the configuration. */
  readonly name: string
  readonly documents: readonly ConsoleDocument[]
  readonly needs: readonly {
    readonly directive: Directive
    readonly sources: readonly string[]
    readonly why: string
  }[]
  /** Source of the list of needs: the vendor's documentation, or where it was observed. */
  readonly source: string
  /** Addresses of its scripts; one that ends with a slash stands for everything below it. Queries are ignored. */
  readonly scripts: readonly string[]
  /** Trusted Types policy of its scripts; `off` if its code breaks under any. Unused without scripts. */
  readonly scriptPolicy: ScriptPolicy | 'off'
  /** Whether it opens a window that answers the page. */
  readonly opensWindows: boolean
  readonly weakens: readonly Weakening[]
}

/** A grant without scripts. */
export function hostGrant(
  name: string,
  documents: Grant['documents'],
  needs: Grant['needs'],
  source: string,
): Grant {
  return {
    name,
    documents,
    needs,
    source,
    scripts: [],
    scriptPolicy: 'console-scripts',
    opensWindows: false,
    weakens: [],
  }
}
