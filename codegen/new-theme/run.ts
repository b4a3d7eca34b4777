/**
 * `npm run new:theme -- --name "Nordlys Cloud" --primary "#0a7c86" [--radius 8] [--font geist] [--login split] [--drawing rings]`
 * writes a complete theme. If it cannot, it prints the reason, writes nothing and exits with code 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InputError } from '../input-error'
import { loadConfig } from '../inputs'
import { Refusal } from '../refusal'
import { draftTheme } from './draft-theme'
import { readThemeRequest } from './theme-request'

async function main(): Promise<void> {
  const { themes } = await loadConfig('console.config.ts')
  const request = readThemeRequest(process.argv.slice(2), themes)
  for (const [name, content] of await draftTheme(request)) {
    const file = join(themes, request.folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    console.log(`  ${file}`)
  }
  console.log(
    `Next: \`npm run generate\`, then \`npm run dev -- --theme ${request.folder}\`. Every colour follows from the first; ${themes}/README.md says what can be set.`,
  )
}

main().catch((error: unknown) => {
  if (!(error instanceof Refusal) && !(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
