// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Text, TextLine } from '../../../../src/ui/typography/Text'

it.each([
  ['kadri.saar@pohjala.example', 'kadri.saar@|pohjala.example'],
  ['https://s3.aldera.example/shop', 'https://|s3.aldera.example/|shop'],
  ['10.84.12.0/24', '10.84.12.0/24'],
  ['web-prod-01', 'web-prod-01'],
])('an address may break between its parts, and reads the same: %s', (text, broken) => {
  const { container } = render(<Text>{text}</Text>)
  expect(container.textContent).toBe(text)
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(`<bdi>${broken}</bdi>`)
})

it('texts in one line are isolated one by one, so that none reads into the next', () => {
  const { container } = render(<TextLine parts={['2 عقد', '', '4 GB']} />)
  expect(container.innerHTML).toBe('<bdi>2 عقد</bdi> · <bdi>4 GB</bdi>')
})
