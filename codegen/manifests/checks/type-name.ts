import { basename } from 'node:path'
import { manifestFile, type Written } from '../context'

/** The type is called like its file: words in lower case, joined by `_` where the file joins them by `-`. */
export function typeName({ manifest: { type }, file, report }: Written): void {
  const isName = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(type)
  const wanted = basename(manifestFile('', type))
  if (isName && wanted === basename(file)) return
  const own = basename(file, '.ts').replaceAll('-', '_')
  const other = isName ? `, or move the manifest to ${wanted}` : ''
  report('type-name', 'type', `"${type}" does not go with the name of the file; write "${own}"${other}.`)
}
