// @vitest-environment jsdom
import { stubBrowser } from './browser-stubs'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gallery } from '../../../src/ui/gallery'

const componentFiles = Object.keys(import.meta.glob('../../../src/ui/**/*.tsx'))
  .map((path) => path.replace('../../../src/ui/', ''))
  .filter((path) => !path.includes('.examples.'))

/** Lazy parts shown by the examples of their controls, and files without a component. */
const withoutOwnExamples = new Set([
  'FailureBoundary.tsx',
  'LazyContent.tsx',
  'PartBoundary.tsx',
  'example-state.tsx',
  'router-context.tsx',
  'feedback/ToastRegion.tsx',
  'form-controls/SelectList.tsx',
  'overlay/Layer.tsx',
  'overlay/LocaleScope.tsx',
  'overlay/MenuPopover.tsx',
  'overlay/TooltipHost.tsx',
  'overlay/TooltipLayer.tsx',
  'overlay/use-anchored-menu.tsx',
  'overlay/use-menu.tsx',
])

beforeEach(() => stubBrowser())
afterEach(() => vi.restoreAllMocks())

it('has examples of every component', () => {
  const shown = new Set(gallery.map((entry) => `${entry.name}.tsx`))
  expect(componentFiles.filter((path) => !shown.has(path) && !withoutOwnExamples.has(path))).toEqual([])
})

describe.each(gallery)('$name', ({ examples }) => {
  it('names its examples apart', () => {
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length)
  })

  it.each(examples)('renders: $name', (example) => {
    const complaints = vi.spyOn(console, 'error')
    const { container } = render(<>{example.render()}</>)
    expect(complaints).not.toHaveBeenCalled()
    expect(container.textContent).not.toMatch(/undefined|NaN|\[object Object\]/)
  })
})
