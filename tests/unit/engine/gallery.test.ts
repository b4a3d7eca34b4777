import { describe, expect, it } from 'vitest'
import { engineGallery } from '../../../src/engine/gallery'
import { cellNames, widgetNames } from '../../../src/manifest/names'

describe('the gallery of the engine', () => {
  it('shows every cell and every widget', () => {
    const shown = engineGallery.map(({ name }) => name)
    for (const name of cellNames) expect(shown).toContain(`cells/${name}`)
    for (const name of widgetNames) expect(shown).toContain(`widgets/${name}`)
  })

  it.each(engineGallery)('names the examples of $name apart', ({ examples }) => {
    expect(examples.length).toBeGreaterThan(0)
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
  })
})
