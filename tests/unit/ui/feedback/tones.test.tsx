// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Badge } from '../../../../src/ui/feedback/Badge'
import { Notice } from '../../../../src/ui/feedback/Notice'

/** Whether a stylesheet has rules for a class. */
const styles = (file: string, name: string): boolean =>
  new RegExp(String.raw`\.${name}\b`).test(readFileSync(`src/ui/feedback/${file}.module.css`, 'utf8'))

it.for(['primary', 'success', 'error', 'warning', 'info', 'text', 'white'] as const)(
  '[CONST-08] a badge can be %s',
  (tone) => {
    const { container } = render(<Badge label="Label" tone={tone} />)
    expect(container.querySelector(`[data-tone=${tone}]`)?.textContent).toBe('Label')
    expect(styles('Badge', tone)).toBe(true)
  },
)

it('[CONST-08] a badge without a colour has the default one', () => {
  const { container } = render(<Badge label="Label" />)
  expect(container.querySelector('[data-tone=default]')).not.toBeNull()
})

it.for([
  ['primary', 'status'],
  ['success', 'status'],
  ['error', 'alert'],
] as const)('[CONST-09] a notice can be %s, and is then a %s', ([tone, role]) => {
  const { container } = render(<Notice tone={tone} strong="Words." />)
  expect(container.querySelector(`[data-tone=${tone}][role=${role}]`)?.textContent).toContain('Words.')
  expect(styles('Notice', tone)).toBe(true)
})
