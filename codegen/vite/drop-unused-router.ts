import type { Plugin } from 'vite'

const router = /[\\/]react-router[\\/]dist[\\/]/
const component = /^var (\w+) = (React\w*\.forwardRef\()/gm
const name = /^(\w+)\.displayName = "[^"]*";$/gm

/**
 * Lets the bundler leave out the router's forms and links, which the console does not use. It keeps whatever is called
 * while a module starts, and the router neither marks its calls of `forwardRef` as free of effects nor leaves the names
 * of its components to a development build.
 */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'console-drop-unused-router',
    apply: 'build',
    transform(code, id) {
      if (!router.test(id)) return undefined
      return { code: code.replace(component, 'var $1 = /* @__PURE__ */ $2').replace(name, ''), map: null }
    },
  }
}
