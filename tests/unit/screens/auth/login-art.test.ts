import { describe, expect, it } from 'vitest'
import { loginDrawings } from '../../../../src/lib/login-look'
import { artOf } from '../../../../src/screens/auth/login-art'

describe('the drawings of the sign-in screen', () => {
  it.each(loginDrawings.filter((drawing) => drawing !== 'none'))(
    '%s is paths of whole numbers, each drawn once',
    (drawing) => {
      const paths = artOf(drawing)
      expect(paths.length).toBeGreaterThan(5)
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) expect(path).toMatch(/^M-?\d+ -?\d+[MLZahvq\d -]+$/)
    },
  )

  it('none is nothing', () => expect(artOf('none')).toEqual([]))
})
