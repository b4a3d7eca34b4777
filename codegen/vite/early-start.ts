import type { Plugin } from 'vite'

/** Name of the chunk of `boot.ts`, and of the module while developing. */
const bootModule = '/boot.ts'

/**
 * Puts `boot.ts` into the document as a script of its own that runs before the application's modules arrive, and tells it
 * which chunks belong to which page, so that everything a page needs is fetched in one trip. The list is data in the
 * document, not script: the Content Security Policy stays strict.
 */
export function earlyStart(root: string, pages: Record<string, readonly string[]>): Plugin {
  return {
    name: 'console-early-start',
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'chunk', id: `${root}${bootModule}`, name: 'boot' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk }) {
        if (!bundle || !chunk) {
          return [
            {
              tag: 'script',
              attrs: { type: 'module', src: `/app${bootModule}`, async: true },
              injectTo: 'head-prepend',
            },
          ]
        }
        const files = Object.values(bundle)
        const boot = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId === `${root}${bootModule}`,
        )
        const byModule = new Map<string, { js: string[]; css: string[] }>()
        for (const file of files) {
          if (file.type !== 'chunk') continue
          const wanted = {
            js: [file.fileName, ...file.imports],
            css: [...(file.viteMetadata?.importedCss ?? [])],
          }
          for (const id of Object.keys(file.modules)) byModule.set(id, wanted)
        }
        const known = new Set([chunk.fileName, ...chunk.imports])
        const preload = Object.fromEntries(
          Object.entries(pages).map(([page, modules]) => {
            const found = modules.flatMap((module) => byModule.get(`${root}/${module}`) ?? [])
            const js = [...new Set(found.flatMap((each) => each.js))].filter((name) => !known.has(name))
            const css = [...new Set(found.flatMap((each) => each.css))].filter(
              (name) => !chunk.viteMetadata?.importedCss.has(name),
            )
            return [page, [...js, ...css]]
          }),
        )
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'page-chunks' },
            children: JSON.stringify(preload),
            injectTo: 'head-prepend',
          },
          ...(boot
            ? [
                {
                  tag: 'script',
                  attrs: { type: 'module', src: `/app/${boot.fileName}`, async: true },
                  injectTo: 'head-prepend' as const,
                },
              ]
            : []),
        ]
      },
    },
  }
}
