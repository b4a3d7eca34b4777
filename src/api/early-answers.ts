import { keyOf } from './credential'

/** A request the document started before any module was loaded. */
export interface EarlyRequest {
  url: string
  apiKey: string | undefined
  answer: Promise<Response>
}

/** Milliseconds after page load during which an early answer counts as fresh. */
const freshFor = 30_000

/**
 * Wraps a fetch so that it reuses requests already under way. Each answer is used once, by the first request with the
 * same URL and key. A request with another key, or a write, discards the remaining answers. Other requests go to the
 * network.
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

/** Cancels an unused answer, so that its connection is free. */
function drop({ answer }: EarlyRequest): void {
  answer.then(
    (response) => response.body?.cancel(),
    // The next request for the URL will report the network failure.
    () => undefined,
  )
}

/** The answer; rejects with the abort reason if the caller aborts first. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
