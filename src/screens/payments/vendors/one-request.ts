/** One request to a vendor at a time. */
export interface OneRequest<T> {
  /** The pending request, or a new one started by `begin`, which may end it at once. */
  readonly ask: (begin?: () => void) => Promise<T>
  /** Ends the pending request, if any. */
  readonly end: (result: T) => void
  readonly isOpen: () => boolean
}

/** Takes the first result of each request: vendors answer twice, late, or unasked. */
export function createOneRequest<T>(): OneRequest<T> {
  let open: { readonly answer: Promise<T>; readonly end: (result: T) => void } | undefined
  return {
    ask: (begin) => {
      if (open) return open.answer
      let end: (result: T) => void = () => undefined
      const answer = new Promise<T>((resolve) => {
        end = resolve
      })
      open = { answer, end }
      begin?.()
      return answer
    },
    end: (result) => {
      open?.end(result)
      open = undefined
    },
    isOpen: () => open !== undefined,
  }
}
