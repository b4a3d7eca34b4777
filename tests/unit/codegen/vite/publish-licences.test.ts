import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { licencesOf } from '../../../../codegen/vite/publish-licences'
import { config } from '../../../../console.config'

const module = (path: string): string => resolve('node_modules', path)

it('holds the licence of every package once, and those of icons and fonts', () => {
  const text = licencesOf(
    [
      module('react-dom/index.js'),
      module('react-dom/cjs/react-dom.production.js?commonjs'),
      module('@tanstack/query-core/build/modern/query.js'),
      resolve('src/app/main.tsx'),
      '\0rolldown/runtime.js',
    ],
    config.output,
  )
  expect(text.match(/^react-dom \d\S* \(MIT\)$/gm)).toHaveLength(1)
  expect(text).toMatch(/^@tanstack\/query-core \d/m)
  expect(text).toContain('Copyright (c) Meta Platforms')
  expect(text).toContain('Lucide (lucide-static)')
  expect(text).toContain('Cole Bemis')
  expect(text).toMatch(/SIL OPEN FONT LICENSE/i)
  expect(text).not.toContain('rolldown')
})
