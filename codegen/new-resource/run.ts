/**
 * `npm run new:resource -- --list listX` writes a first manifest, its texts and its line in the list of manifests;
 * `--help` prints its options. If it cannot draft one, it prints the reason, writes nothing and exits with code 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from '../input-error'
import { loadConfig } from '../inputs'
import { leftToDo } from './left-to-do'
import { newResource, readInputs } from './new-resource'
import { Refusal } from '../refusal'
import { callWords, readRequest, usage } from './request'
import { unanswered } from './unanswered'

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
    return
  }
  const request = readRequest(args)
  const config = await loadConfig('console.config.ts')
  const { files, draft } = await newResource(request, config, await readInputs(config))
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`  ${file}`)
  }
  const missing = unanswered(
    'sandbox/handlers',
    callWords.flatMap((word) => request[word] ?? []),
  )
  for (const sentence of leftToDo(draft, missing)) console.log(sentence)
  console.log(
    `Next: choose an icon, \`npm run generate\`, then \`npm run dev\` and ${config.basePath}${draft.manifest.routes.list}.`,
  )
}

main().catch((error: unknown) => {
  if (!(error instanceof Refusal) && !(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
