import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { CompiledForm } from '../../src/manifest/compiled'
import { header } from '../emit'

function exportName(form: CompiledForm): string {
  return form.id.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The validators of one type's forms as a plain ES module: no `eval`, and no ajv in the browser but its string length. */
export function emitValidators(forms: readonly CompiledForm[], source: string): string {
  const options = {
    verbose: false,
    code: { source: true, esm: true, lines: true },
    schemas: forms.map((form) => form.schema),
  }
  const ajv = createAjvInstance(undefined, undefined, options, false)
  const names = Object.fromEntries(forms.map((form) => [exportName(form), String(form.schema.$id)]))
  const code = standaloneCode(ajv, names)
    .replace(/^"use strict";/, '')
    .replace(/const (\w+) = require\("([^"]+)"\)(\.default)?;/g, (_, local: string, from: string) => {
      return `import ${local}Module from '${from}.js'\nconst ${local} = ${local}Module.default ?? ${local}Module;`
    })
  const table = forms.map((form) => `  '${String(form.schema.$id)}': ${exportName(form)},\n`).join('')
  return `// @ts-nocheck\n${header(source)}${code}\nexport const validators = {\n${table}}\n`
}
