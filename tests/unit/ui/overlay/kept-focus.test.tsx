// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubBrowser } from '../browser-stubs'
import { useKeptFocus } from '../../../../src/ui/overlay/use-kept-focus'

beforeEach(() => stubBrowser())
afterEach(cleanup)

/** Rows with two controls each, the second of which removes its row. */
function Rows() {
  useKeptFocus()
  const [names, setNames] = useState(['a', 'b', 'c'])
  return (
    <section>
      <h2>Rules</h2>
      <table>
        {names.map((name) => (
          <tbody key={name} data-row-key={name}>
            <tr>
              <td>
                <a href={`#${name}`}>{name}</a>
              </td>
              <td>
                <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
                  Remove {name}
                </button>
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

it('a removed row gives its focus to the same control of the next row, or of the one before, or to the heading', async () => {
  render(<Rows />)
  const remove = async (name: string, then: string): Promise<void> => {
    const button = screen.getByRole('button', { name: `Remove ${name}` })
    button.focus()
    button.click()
    await expect.poll(() => document.activeElement?.textContent).toBe(then)
  }
  await remove('b', 'Remove c')
  await remove('c', 'Remove a')
  await remove('a', 'Rules')
})
