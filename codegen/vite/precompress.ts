import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = new Set(['.js', '.css', '.html', '.json', '.svg', '.yaml', '.txt'])
const smallest = 200

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < smallest) return
  const [small, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, gzipped)])
}

/** Writes `.br` and `.gz` beside every text file of a build, so that servers need not compress. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'console-precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir)
    },
    // In parallel, so that every core compresses: this is half of the time of a build.
    async closeBundle() {
      const names = await readdir(folder, { recursive: true, encoding: 'utf8' })
      const wanted = names.filter((name) => worthIt.has(extname(name)))
      await Promise.all(wanted.map((name) => compress(join(folder, name))))
    },
  }
}
