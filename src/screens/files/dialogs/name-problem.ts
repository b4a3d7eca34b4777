import { canAddress } from '../s3/object-address'

const mostBytes = 1024

/** Why an object cannot have a key whose last part is `name`; undefined when it can. */
export function nameProblem(key: string, name: string): 'empty' | 'dots' | 'long' | undefined {
  if (name.trim() === '') return 'empty'
  if (!canAddress(key)) return 'dots'
  return new TextEncoder().encode(key).length > mostBytes ? 'long' : undefined
}
