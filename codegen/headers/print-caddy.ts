import type { DeploymentHeaders, HeaderSet } from './deployment-headers'
import type { PrintedFile } from './printed-file'
import { ofDocumentsOnly, pathPattern, varyingHeaders } from './server-rules'

/** A snippet for Caddy; a site includes it with `import console_headers`. */
export function printCaddy(headers: DeploymentHeaders): PrintedFile[] {
  const { basePath } = headers
  const varying = varyingHeaders(headers)
  const variables = new Map(varying.map(({ header, variable }) => [header, variable]))
  const maps = varying.map(
    ({ variable, cases, otherwise }) =>
      // The path may have been rewritten to the document's; this is the requested one.
      `\tmap {http.request.orig_uri.path} {${variable}} {\n` +
      cases.map(({ path, value }) => `\t\t~^${pathPattern(path)}(?:/|$) "${value}"\n`).join('') +
      `\t\tdefault "${otherwise}"\n\t}\n`,
  )
  const lines = (set: HeaderSet): string =>
    Object.entries(set)
      .map(([name, value]) => {
        const variable = variables.get(name)
        return `\t\t${name} ${variable === undefined ? `"${value}"` : `{${variable}}`}\n`
      })
      .join('')
  const text =
    `(console_headers) {\n${maps.join('')}\theader {\n${lines(headers.everyAnswer)}\t}\n` +
    `\t@console_document {\n\t\tpath ${basePath} ${basePath}/*\n\t\tnot path ${basePath}/assets/*\n\t}\n` +
    `\theader @console_document {\n${lines(ofDocumentsOnly(headers))}\t}\n}\n`
  return [{ name: 'console-headers.caddy', text }]
}
