import type { DeploymentHeaders, HeaderSet } from './deployment-headers'
import type { PrintedFile } from './printed-file'
import { ofDocumentsOnly, pathPattern, varyingHeaders } from './server-rules'

/**
 * Three files for nginx: maps for `http`, headers of every answer, and headers of documents. Every `location` with headers
 * of its own has to include the headers, because nginx then drops inherited ones.
 */
export function printNginx(headers: DeploymentHeaders): PrintedFile[] {
  const varying = varyingHeaders(headers)
  const variables = new Map(varying.map(({ header, variable }) => [header, variable]))
  const maps = varying.map(
    ({ variable, cases, otherwise }) =>
      // `$uri` is the document's by then; this is the requested address.
      `map $request_uri $${variable} {\n` +
      cases.map(({ path, value }) => `  "~^${pathPattern(path)}(?:[/?]|$)" "${value}";\n`).join('') +
      `  default "${otherwise}";\n}\n`,
  )
  const lines = (set: HeaderSet): string =>
    Object.entries(set)
      .map(([name, value]) => {
        const variable = variables.get(name)
        return `add_header ${name} ${variable === undefined ? `"${value}"` : `$${variable}`} always;\n`
      })
      .join('')
  return [
    {
      name: 'console-maps.conf',
      text: maps.join('') || '# All documents have the same headers.\n',
    },
    { name: 'console-headers.conf', text: lines(headers.everyAnswer) },
    { name: 'document-headers.conf', text: lines(ofDocumentsOnly(headers)) },
  ]
}
