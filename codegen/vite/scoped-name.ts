import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Class name of a CSS module in a build: the class and a four-letter hash of its file, half as long as the default. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
