import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = 'dist/.stamp'

/**
 * What each product is made from, and the file that shows it is there. Generated files count among the inputs of the
 * generator, so that one changed by hand is put right.
 */
const products = {
  generated: {
    proof: 'src/generated/resource-index.ts',
    inputs: [
      'codegen',
      'console.config.ts',
      'locales',
      'openapi',
      'package-lock.json',
      'resource-manifests',
      'src/generated',
      'src/lib',
      'src/manifest',
      'themes',
    ],
  },
  console: {
    proof: 'dist/console/index.html',
    inputs: [
      'codegen/vite',
      'console.config.ts',
      'locales',
      'package-lock.json',
      'src',
      'themes',
      'tsconfig.json',
      'vite.config.ts',
    ],
  },
  server: {
    proof: 'dist/sandbox/server.js',
    inputs: ['codegen/headers', 'codegen/vite', 'package-lock.json', 'sandbox', 'src/generated', 'src/lib'],
  },
}

/** @typedef {keyof typeof products} Product */

/** Remembers from which inputs each product was made, by content, so that a checkout or a touched file changes nothing. */
export class Stamp {
  #made = readMade()
  #digests = new Map()

  /** @param {Product} product */
  isCurrent(product) {
    return existsSync(products[product].proof) && this.#made[product] === this.#digest(product)
  }

  /** Forget a product before it is made again: what a broken-off attempt leaves is not to be trusted. @param {Product} product */
  forget(product) {
    delete this.#made[product]
    this.#write()
  }

  /** Remember that a product was just made from the inputs as they are now. @param {Product} product */
  record(product) {
    this.#digests.clear()
    this.#made[product] = this.#digest(product)
    this.#write()
  }

  #write() {
    mkdirSync('dist', { recursive: true })
    writeFileSync(stampFile, `${JSON.stringify(this.#made, null, 2)}\n`)
  }

  #digest(product) {
    const hash = createHash('sha1').update(process.version)
    for (const input of products[product].inputs) hash.update(this.#digestOf(input))
    return hash.digest('hex')
  }

  #digestOf(input) {
    const known = this.#digests.get(input)
    if (known) return known
    const hash = createHash('sha1')
    for (const file of filesAt(input)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    const digest = hash.digest('hex')
    this.#digests.set(input, digest)
    return digest
  }
}

function filesAt(path) {
  if (!existsSync(path)) return []
  if (/\.(ts|json)$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function readMade() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}
