import { readdirSync } from 'node:fs'

/**
 * Languages of React Aria's texts to include: those of the folders in `locales`, and English as the fallback. Matched
 * by language only, because its regions differ (`et-EE` for `et`).
 */
export function layerLocales(locales: string): string[] {
  const tags = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  return [...new Set(['en', ...tags.map((tag) => new Intl.Locale(tag).language)])]
}
