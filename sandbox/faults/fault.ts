/** Shapes a deliberate error answer can take; 1 to 4 are the platform's envelopes (platform facts section 1). */
export type Envelope = 1 | 2 | 3 | 4

/** Ways to corrupt a correct answer; in a list, the first item. */
export type Mutation =
  | 'unknown-status'
  | 'null-name'
  | 'missing-name'
  | 'missing-storage'
  | 'extra-field'
  | 'wrong-type'
  | 'duplicate-id'
  | 'null-item'
  | 'not-a-list'

/**
 * A fault for matching requests. One of `status`, `body`, `network` and `mutate` defines it; without any the answer is
 * only late. Deliberate faults skip the check of answers.
 */
export interface Fault {
  /** Operation id, or '*' for all. */
  readonly operation: string
  /** Only requests to this location; everywhere when absent. */
  readonly location?: string
  /** Number of requests it affects; unlimited when absent. */
  readonly times?: number
  /** The answer comes this many milliseconds later. */
  readonly lateMs?: number
  /** Error answer with this status. The operation is not carried out. */
  readonly status?: number
  /** Envelope of an error answer; 1 when absent. */
  readonly envelope?: Envelope
  /** Text of an error answer. */
  readonly message?: string
  /**
   * 'html': a gateway's error page (with `status`, 502 when absent). 'truncated': the answer's JSON cut in half.
   * 'empty': 204. 'wrong-content-type': the right answer as text/plain. 'errors-in-200': envelope 1 with status 200.
   */
  readonly body?: 'html' | 'truncated' | 'empty' | 'wrong-content-type' | 'errors-in-200'
  /**
   * 'hang': no answer ever. 'reset': the connection breaks before anything is done. 'drop-answer': the operation is
   * carried out and committed, then the connection breaks.
   */
  readonly network?: 'hang' | 'reset' | 'drop-answer'
  readonly mutate?: Mutation
}

/** Faults in force, first match wins. */
export interface Faults {
  add(fault: Fault): void
  clear(): void
  list(): readonly Fault[]
  /** Takes the fault for this request and counts the use; undefined if none matches. */
  take(operation: string, location: string | undefined): Fault | undefined
}

/** An adjustable set of faults, starting with `initial`. */
export function createFaults(initial: readonly Fault[]): Faults {
  let remaining = initial.map(toEntry)
  return {
    add: (fault) => {
      remaining.push(toEntry(fault))
    },
    clear: () => {
      remaining = []
    },
    list: () => remaining.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
    take: (operation, location) => {
      const entry = remaining.find(({ fault }) => matches(fault, operation, location))
      if (!entry) return undefined
      entry.left -= 1
      if (entry.left <= 0) remaining = remaining.filter((other) => other !== entry)
      return entry.fault
    },
  }
}

function toEntry(fault: Fault): { fault: Fault; left: number } {
  return { fault, left: fault.times ?? Infinity }
}

function matches(fault: Fault, operation: string, location: string | undefined): boolean {
  if (fault.operation !== '*' && fault.operation !== operation) return false
  return fault.location === undefined || fault.location === location
}
