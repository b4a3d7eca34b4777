/**
 * Whether an address is on a list of scripts. An entry that ends with a slash stands for everything below it; the query
 * does not matter, since it carries keys and languages.
 */
export function isAllowedScript(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  // `URL` resolves dots and backslashes in the path, as the browser does before its request.
  const { origin, pathname } = new URL(address)
  const asked = `${origin}${pathname}`
  return allowed.some((each) => (each.endsWith('/') ? asked.startsWith(each) : asked === each))
}
