// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { config } from '../../../console.config'
import { reportedPlace } from '../../../src/app/reported-place'
import { sessionKeys } from '../../../src/platform/session/storage-keys'

const open = (path: string): void => window.history.replaceState(null, '', `${config.basePath}${path}`)

beforeEach(() => {
  document.documentElement.removeAttribute('class')
  document.documentElement.lang = 'en'
  window.localStorage.clear()
})

it.each([
  ['/compute?q=web#part', '/compute'],
  ['/compute/vm/tll/7c1e40f2', '/compute/vm/:location/:id'],
  ['/acting/compute/vm/tll/7c1e40f2', '/compute/vm/:location/:id'],
  ['/email_verification?token=secret', '/email_verification'],
  ['/kadri.saar@pohjala.example', 'unknown'],
])('[REPORT-05] names %s by its pattern', (path, page) => {
  open(path)
  expect(reportedPlace().page).toBe(page)
})

it('[REPORT-06] names the language and what has translated the page', () => {
  expect(reportedPlace().tags).toEqual({ language: 'en', translator: 'none' })
  document.documentElement.lang = 'et'
  document.documentElement.classList.add('translated-ltr')
  expect(reportedPlace().tags).toEqual({ language: 'et', translator: 'google' })
})

it('[REPORT-05] hides the keys of this browser', () => {
  window.localStorage.setItem(sessionKeys(config.apiPrefix).apiKey, 'k-8d6f0a11')
  expect(reportedPlace().hidden).toEqual(['k-8d6f0a11'])
})
