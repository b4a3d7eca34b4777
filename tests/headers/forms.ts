import type { DeploymentHeaders } from '../../codegen/headers/deployment-headers'
import { headerForms } from '../../codegen/headers/print-headers'
import { readCaddy } from './read-caddy'
import { readJson } from './read-json'
import { readNginx } from './read-nginx'
import { readStatic } from './read-static'
import type { ServedHeaders, textOf } from './served-headers'

const readers: Readonly<Record<string, (files: Parameters<typeof textOf>[0]) => ServedHeaders>> = {
  json: readJson,
  nginx: readNginx,
  caddy: readCaddy,
  static: readStatic,
}

/** Every form the headers are written in. */
export const formNames = Object.keys(headerForms)

/** The headers a server sends when configured by one of the forms. */
export function servedBy(form: string, headers: DeploymentHeaders): ServedHeaders {
  const print = headerForms[form]
  const read = readers[form]
  if (!print || !read) throw new Error(`${form} is written or read by nobody`)
  return read(print(headers))
}
