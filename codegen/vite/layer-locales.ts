import { readdirSync } from 'node:fs'

/**
 * The languages whose words React Aria brings along: those of the folders in `locales`, a path, and English, which the
 * library falls back to. By language alone, because its regions are its own (`et-EE` for `et`).
 */
export function layerLocales(locales: string): string[] {
  const tags = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  return [...new Set(['en', ...tags.map((tag) => new Intl.Locale(tag).language)])]
}
