// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Text } from '../../../../src/ui/typography/Text'

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
