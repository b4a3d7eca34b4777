import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import type { CompiledForm } from '../../src/manifest/compiled'
import { header } from '../emit'

/** Formats are patterns by now; `verbose` would copy the schema into every error. */
const options = { ajvOptionsOverrides: { verbose: false }, ajvFormatOptions: false as const }

/**
 * Compiled validators of one type's forms for the form library, as one ES module: no `eval`, and of ajv only its string
 * length in the browser. Exported by the `$id` of their schema.
 */
export function emitValidators(forms: readonly CompiledForm[], source: string): string {
  const imports = new Map<string, string>()
  const blocks = forms.map(({ schema }) =>
    compileSchemaValidatorsCode(schema, options)
      .replace(/^"use strict";/, '')
      .replace(/require\("([^"]+)"\)(\.default)?/g, (_, from: string) => {
        const local = imports.get(from) ?? `module${imports.size}`
        imports.set(from, local)
        return `(${local}.default ?? ${local})`
      }),
  )
  const imported = [...imports].map(([from, local]) => `import ${local} from '${from}.js'\n`).join('')
  const code = blocks.map((block) => `{\nconst exports = validators;\n${block}\n}\n`).join('')
  return `// @ts-nocheck\n${header(source)}${imported}\nexport const validators = {}\n${code}`
}
