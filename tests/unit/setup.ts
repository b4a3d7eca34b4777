import { beforeAll } from 'vitest'

/**
 * For tests with a document: waits as long as a busy machine needs, and says what was not found without printing the whole
 * document.
 */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  const { configure } = await import('@testing-library/react')
  configure({
    asyncUtilTimeout: 15_000,
    getElementError: (message) => new Error(message ?? 'Not found'),
  })
})
