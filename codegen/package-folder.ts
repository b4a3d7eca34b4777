import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder a package of ours is installed in. Throws when it is not. */
export const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`))
