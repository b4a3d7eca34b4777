import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a class of a CSS module in the built stylesheet: its own with four letters that stand for its file, which
 * is half as long as the usual one and stands in script and stylesheet.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
