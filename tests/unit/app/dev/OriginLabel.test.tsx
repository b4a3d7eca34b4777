// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OriginLabel } from '../../../../src/app/dev/OriginLabel'

afterEach(cleanup)

/** A document without layout has no boxes of ranges. */
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()

it('names the file, the place and the operation of what the pointer is on, and of nothing else', () => {
  render(
    <>
      <span data-origin-type="ssh_key" data-origin-at="list.columns[1]" data-origin-call="listSshKeys">
        <b>laptop</b>
      </span>
      <i>elsewhere</i>
      <OriginLabel />
    </>,
  )
  fireEvent.pointerMove(screen.getByText('laptop'), { clientX: 5, clientY: 5 })
  screen.getByText(/^resource-manifests\/ssh-key\.ts › list\.columns\[1\]/)
  screen.getByText(/listSshKeys, GET \/user-resource\/ssh_keys$/)
  fireEvent.pointerMove(screen.getByText('elsewhere'))
  expect(screen.queryByText(/ssh-key\.ts/)).toBeNull()
})
