import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createExamplePlatform } from '../../../../src/engine/examples/example-platform'
import { ExampleStage } from '../../../../src/engine/examples/ExampleStage'
import { languagesOf } from '../../../../src/platform/i18n/languages'
import type { Platform } from '../../../../src/platform/platform'
import { createColorScheme } from '../../../../src/platform/theme/color-scheme'
import { createToastStore } from '../../../../src/ui/feedback/toast-store'
import { Shelf, shippedMessages } from '../../platform/stand'

/** The platform of the gallery with the shipped texts, in English, German, Japanese or a pseudo-locale. */
export async function examplePlatform(tag = 'en'): Promise<Platform> {
  const languages = languagesOf(['en', 'de', 'ja'], true)
  const language = languages.find((each) => each.tag === tag)
  if (!language) throw new Error(`There is no ${tag}`)
  return createExamplePlatform({
    source: shippedMessages,
    language,
    languages,
    toasts: createToastStore(),
    colorScheme: createColorScheme(new Shelf(), document.createElement('html')),
  })
}

/** Renders on the stage of the gallery. */
export function renderOnStage(platform: Platform, children: ReactNode) {
  return render(<ExampleStage platform={platform}>{children}</ExampleStage>)
}
