import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/** Folder of an installed package. Throws if it is missing. */
export const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`))
