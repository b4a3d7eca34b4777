/**
 * Requests the document started before any module was loaded. Each answer is handed over once, to the first request for
 * the same address made with the same key; everything else goes to the network.
 */
export interface EarlyRequest {
  url: string
  apiKey: string | undefined
  answer: Promise<Response>
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
    return found ? found.answer : network(request)
  }
}
