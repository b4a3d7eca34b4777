/** Pages of the console that take up who comes back from a processor. */
const returnPages: ReadonlySet<string> = new Set(['/app/payment_return', '/app/acting/payment_return'])

/** What a return address may say, besides which nothing is handed on. */
const names = [
  'billing_account_id',
  'identifier',
  'payment_object_id',
  'result',
  'session_id',
  'setup_token',
] as const

/** Whether a processor sends the browser back to the console by a form, which static files cannot answer. */
export function isPostedReturn(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && returnPages.has(pathname)
}

/** Sends the browser on to the same page by GET. What was posted is not read: it proves nothing. */
export function answerPostedReturn(address: URL): Response {
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = address.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const location = query.size === 0 ? address.pathname : `${address.pathname}?${query.toString()}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
