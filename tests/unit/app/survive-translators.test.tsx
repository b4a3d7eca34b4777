// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { surviveTranslators } from '../../../src/app/survive-translators'
import { pageTranslator } from '../../../src/lib/page-translator'

const onMoved = vi.fn()
let end: () => void

beforeEach(() => (end = surviveTranslators(onMoved)))
afterEach(() => {
  end()
  onMoved.mockReset()
  document.documentElement.className = ''
})

/** Like a translator, puts every text into an element of its own. */
function translate(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child instanceof Text) {
      const wrapper = document.createElement('font')
      child.replaceWith(wrapper)
      wrapper.append(child)
    } else translate(child)
  }
}

function Texts({ long }: { long: boolean }) {
  return (
    <p>
      {long && 'before '}
      middle
      {long ? <b>bold</b> : 'plain'}
      {long && ' after'}
    </p>
  )
}

it('[I18N-10] a translated page goes on: texts come and go, and the translator is told once', () => {
  const { rerender, container } = render(<Texts long />)
  document.documentElement.className = 'translated-ltr'
  translate(container)
  for (const long of [false, true, false, true]) act(() => rerender(<Texts long={long} />))
  expect(container.textContent).toContain('middle')
  expect(screen.getByText('bold')).toBeTruthy()
  expect(onMoved.mock.calls).toEqual([['google']])
})

it('a removed text takes its wrapper with it', () => {
  const { rerender, container } = render(
    <p>
      {'one'}
      {'two'}
    </p>,
  )
  translate(container)
  act(() =>
    rerender(
      <p>
        {'one'}
        {false}
      </p>,
    ),
  )
  expect(container.textContent).toBe('one')
  expect(container.querySelectorAll('font')).toHaveLength(1)
})

it('says nothing of a page nobody has touched', () => {
  const { rerender } = render(<Texts long />)
  act(() => rerender(<Texts long={false} />))
  expect(onMoved).not.toHaveBeenCalled()
})

it.for([
  ['<html class="translated-rtl"></html>', 'google'],
  ['<body><p _msttexthash="1">x</p></body>', 'microsoft'],
  ['<html class="yandex-translate"></html>', 'yandex'],
  ['<body><p><font><font>x</font></font></p></body>', 'unknown'],
  ['<body><p>x</p></body>', undefined],
] as const)('[I18N-10] finds the translator of %s', ([html, translator]) => {
  expect(pageTranslator(new DOMParser().parseFromString(html, 'text/html'))).toBe(translator)
})
