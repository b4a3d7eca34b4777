import type { DeploymentHeaders } from './deployment-headers'
import type { PrintedFile } from './printed-file'

/** The headers as data, for servers that are configured by a program. */
export function printJson({ everyAnswer, documents }: DeploymentHeaders): PrintedFile[] {
  return [{ name: 'headers.json', text: `${JSON.stringify({ everyAnswer, documents }, null, 2)}\n` }]
}
