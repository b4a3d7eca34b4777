import { describe, expect, it } from 'vitest'
import { firstMode, nextMode, shownMode, type Mode, type Step } from '../../../../src/screens/auth/mode'

describe('the mode of the sign-in screen', () => {
  it.each([
    ['', 'login'],
    ['signup', 'signup'],
    ['signup=', 'signup'],
    ['signup=true', 'signup'],
    ['signup=1&username=mari', 'signup'],
    ['signup=false', 'login'],
    ['username=signup', 'login'],
  ])('[AUTH-03] begins, for the query "%s", with %s', (query, mode) => {
    expect(firstMode(new URLSearchParams(query))).toBe(mode)
  })

  const led: readonly (readonly [string, Mode, Step, Mode])[] = [
    ['[AUTH-07]', 'login', 'toggle', 'signup'],
    ['[AUTH-07]', 'signup', 'toggle', 'login'],
    ['the password was right', 'login', 'factor', 'second_factor'],
    ['no code at hand', 'second_factor', 'back', 'login'],
    ['[AUTH-14]', 'login', 'forgot', 'forgot_password'],
    ['[AUTH-14]', 'forgot_password', 'asked', 'waiting_forgot_confirmation'],
    ['[AUTH-13]', 'forgot_password', 'back', 'login'],
    ['[AUTH-15]', 'signup', 'signed-up verified', 'login'],
    ['[AUTH-15]', 'signup', 'signed-up', 'waiting_signup_confirmation'],
    ['[AUTH-17]', 'waiting_signup_confirmation', 'back', 'login'],
    ['[AUTH-17]', 'waiting_forgot_confirmation', 'back', 'login'],
  ]
  it.each(led)('%s: from %s by %s to %s', (_, mode, step, next) => {
    expect(nextMode(mode, step)).toBe(next)
  })

  it('[AUTH-02] [AUTH-06] stays where a step leads nowhere', () => {
    const modes: Mode[] = [
      'login',
      'second_factor',
      'signup',
      'forgot_password',
      'waiting_signup_confirmation',
      'waiting_forgot_confirmation',
    ]
    const all: Step[] = ['toggle', 'factor', 'forgot', 'back', 'asked', 'signed-up', 'signed-up verified']
    const elsewhere = modes
      .flatMap((mode) => all.map((step) => ({ mode, step })))
      .filter(({ mode, step }) => !led.some(([, from, by]) => from === mode && by === step))
    expect(elsewhere.map(({ mode, step }) => nextMode(mode, step))).toEqual(elsewhere.map(({ mode }) => mode))
  })

  it('[AUTH-16] awaits an e-mail, or a code, only while it is known what for', () => {
    const sentTo = { waiting_forgot_confirmation: 'kadri@saar.example' }
    expect(shownMode('waiting_forgot_confirmation', sentTo)).toBe('waiting_forgot_confirmation')
    expect(shownMode('waiting_signup_confirmation', sentTo)).toBe('login')
    expect(shownMode('second_factor', sentTo)).toBe('login')
    expect(shownMode('forgot_password', {})).toBe('forgot_password')
  })
})
