import { transformAsync } from '@babel/core'
import reactCompiler from 'babel-plugin-react-compiler'
import type { Plugin } from 'vite'

/** Modules that run at a keystroke in a form; no list loads them. */
const rooms = /\/src\/engine\/(?:create|fields|forms|widgets)\/[^?]*\.tsx?$/

/**
 * Lets React Compiler memoise the parts that a keystroke in a form does not change (decision 29). It works on the source,
 * before types and JSX are removed. A function that it cannot compile fails the build, unless it says 'use no memo'.
 */
export function compileForms(): Plugin {
  return {
    name: 'compile-forms',
    enforce: 'pre',
    transform: {
      filter: { id: rooms },
      async handler(source, id) {
        const result = await transformAsync(source, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [[reactCompiler, { panicThreshold: 'all_errors' }]],
        })
        if (typeof result?.code !== 'string') throw new Error(`${id} could not be compiled`)
        return { code: result.code, map: JSON.stringify(result.map) }
      },
    },
  }
}
