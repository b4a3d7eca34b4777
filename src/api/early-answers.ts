import { keyOf } from './credential'

/** A request the document started before any module was loaded. */
export interface EarlyRequest {
  url: string
  apiKey: string | undefined
  answer: Promise<Response>
}

/** Milliseconds of the page's life after which an early answer is no longer taken for a fresh one. */
const freshFor = 30_000

/**
 * Wraps a fetch so that it takes over what is already under way. Each answer is handed over once, to the first request
 * for the same address under the same key. A request under another key means that somebody else is signed in, a write
 * that the lists have changed: both throw away what has not been taken. Everything else goes to the network.
 */
export function withEarlyAnswers(
  early: EarlyRequest[],
  network: (request: Request) => Promise<Response>,
  age: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  return (request) => {
    const apiKey = keyOf(request)
    const isOver =
      request.method !== 'GET' || age() > freshFor || early.some((each) => each.apiKey !== apiKey)
    if (isOver) for (const each of early.splice(0)) drop(each)
    const index = early.findIndex((each) => each.url === request.url)
    const [found] = index < 0 ? [] : early.splice(index, 1)
    return found ? untilAborted(found.answer, request.signal) : network(request)
  }
}

/** Lets go of an answer nobody will read, so that its connection is free. */
function drop({ answer }: EarlyRequest): void {
  answer.then(
    (response) => response.body?.cancel(),
    // Whoever asks for the same later meets the fault of the network himself.
    () => undefined,
  )
}

/** The answer, or the reason of the abort when the caller gives up first. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
