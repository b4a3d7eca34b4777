import type { ConsoleDocument } from '../../src/lib/console-document'
import type { Directive } from './policy'

/**
 * Names of the Trusted Types policy that hands out script addresses. A document has one at most: `default` where a vendor's
 * own code gives its scripts an address as text, which only a policy of that name can check.
 */
export type ScriptPolicy = 'console-scripts' | 'default'

/** Something a document gives up. */
export interface Weakening {
  /** What is given up, as in "allows inline styles". */
  readonly what: string
  readonly why: string
}

/** What one host outside the origin gets, and in which documents. */
export interface Grant {
  /** Who it is, for people, with its name in the configuration. */
  readonly name: string
  readonly documents: readonly ConsoleDocument[]
  readonly needs: readonly {
    readonly directive: Directive
    readonly sources: readonly string[]
    readonly why: string
  }[]
  /** Where the list of needs comes from: what the vendor publishes, or where it was seen. */
  readonly source: string
  /** Addresses of its scripts; one that ends with a slash stands for everything below it. A query does not matter. */
  readonly scripts: readonly string[]
  /** The policy its scripts are loaded under; `off` when its code breaks under any. Only matters with scripts. */
  readonly scriptPolicy: ScriptPolicy | 'off'
  /** It opens a window that answers. */
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
