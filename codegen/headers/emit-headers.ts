import type { ConsoleConfig } from '../../console.config'
import { header, literal } from '../emit'
import { allowedScripts } from './script-allow-list'

/** The modules that make headers and scripts from the configuration; `themeScripts` are addresses by name of the theme. */
export function emitHeaders(
  { outside = {}, basePath }: ConsoleConfig,
  themeScripts: Readonly<Record<string, readonly string[]>>,
): (readonly [name: string, text: string])[] {
  return [
    [
      'deployment.ts',
      `${header('console.config.ts, themes/')}\n/** Path at which the console is served. */\nexport const basePath = ${literal(basePath)}\n\n` +
        `/** Hosts outside the own origin. */\nexport const outside = ${literal(outside)}\n\n` +
        `/** Addresses of the scripts of each theme. */\n` +
        `export const themeScripts: Readonly<Record<string, readonly string[]>> = ${literal(themeScripts)}\n`,
    ],
    [
      'allowed-scripts.ts',
      `${header('codegen/headers, themes/')}import type { ConsoleDocument } from '../lib/console-document'\n\n` +
        `/** URLs of scripts that each document may load; one that ends with a slash allows everything below it. */\n` +
        `export const allowedScripts: Partial<\n` +
        `  Record<ConsoleDocument, { readonly policy: string; readonly addresses: readonly string[] }>\n> = ` +
        `${literal(allowedScripts(Object.values(themeScripts).flat()))}\n`,
    ],
  ]
}
