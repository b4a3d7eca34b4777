import { build } from 'vite'

/** Builds a module into one classic script, for what runs in a document before the application is loaded. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code
  if (code === undefined) throw new Error(`No script was built from ${entry}`)
  return code
}
