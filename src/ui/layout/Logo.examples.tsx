import type { Drawing } from '../../lib/drawing'
import type { Example } from '../example'
import { Logo } from './Logo'

const drawing: Drawing = {
  viewBox: '0 0 32 32',
  parts: [
    {
      tag: 'g',
      attributes: { fill: 'currentColor' },
      parts: [{ tag: 'circle', attributes: { cx: '16', cy: '16', r: '12' }, parts: [] }],
    },
  ],
}

/** States of the component, for the gallery and for tests. */
export const examples: readonly Example[] = [
  { name: 'of a theme', render: () => <Logo drawing={drawing} size={30} /> },
  { name: 'of no theme', render: () => <Logo drawing={{ viewBox: '0 0 32 32', parts: [] }} size={30} /> },
]
