/**
 * Requests the document started before any module was loaded. Each answer is handed over once, to the first request for
 * the same address made with the same key; everything else goes to the network.
 */
export interface EarlyRequest {
  url: string
  apiKey: string | undefined
  answer: Promise<Response>
}

/** An answer under way cannot be given up itself, but waiting for it can. */
async function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  let stop: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** Wraps a fetch so that it takes over what is already under way. */
export function withEarlyAnswers(
  early: EarlyRequest[],
  network: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) => {
    if (early.length === 0 || request.method !== 'GET') return network(request)
    const apiKey = request.headers.get('apikey') ?? undefined
    const index = early.findIndex((each) => each.url === request.url && each.apiKey === apiKey)
    const [found] = index < 0 ? [] : early.splice(index, 1)
    return found ? unlessAborted(found.answer, request.signal) : network(request)
  }
}
