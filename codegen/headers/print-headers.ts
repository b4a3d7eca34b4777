import type { DeploymentHeaders } from './deployment-headers'
import { printCaddy } from './print-caddy'
import { printJson } from './print-json'
import { printNginx } from './print-nginx'
import { printStatic } from './print-static'
import type { PrintedFile } from './printed-file'

/** Functions that print a deployment's headers, by format. */
export const headerForms: Readonly<Record<string, (headers: DeploymentHeaders) => readonly PrintedFile[]>> = {
  json: printJson,
  nginx: printNginx,
  caddy: printCaddy,
  static: printStatic,
}
