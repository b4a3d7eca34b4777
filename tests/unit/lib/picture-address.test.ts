import { expect, it } from 'vitest'
import { pictureAddress } from '../../../src/lib/picture-address'

const base = 'https://console.example/app/compute/create'

it.each([
  ['/images/ubuntu.svg', 'https://console.example/images/ubuntu.svg'],
  ['https://console.example/u.png', 'https://console.example/u.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('%s is loaded', (address, loaded) => {
  expect(pictureAddress(address, base)).toBe(loaded)
})

it.each([
  null,
  undefined,
  '',
  'ubuntu',
  'https://elsewhere.example/u.png',
  '//elsewhere.example/u.png',
  'javascript:alert(1)//.',
  'data:text/html,<b>/',
  'http://[/',
  'https://elsewhere.example/?data:image/png;base64,AAAA',
  'data:image/pngx/.',
])('%s is not', (address) => {
  expect(pictureAddress(address, base)).toBeUndefined()
})
