/** Pages of the console to which processors return the browser. */
const returnPages: ReadonlySet<string> = new Set(['/app/payment_return', '/app/acting/payment_return'])

/** Query parameters of a return address that are passed on; all others are dropped. */
const names = [
  'billing_account_id',
  'identifier',
  'payment_object_id',
  'result',
  'session_id',
  'setup_token',
] as const

/** Whether a request is a form by which a processor returns the browser; static files cannot answer it. */
export function isPostedReturn(method: string | undefined, pathname: string): boolean {
  return method === 'POST' && returnPages.has(pathname)
}

/** Redirects the browser to the same page by GET. The posted form is not read, because it proves nothing. */
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
