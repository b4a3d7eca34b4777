import { describe, expect, it } from 'vitest'
import { adyenEnvironments } from '../../codegen/headers/payment-grants'
import { allowedScripts } from '../../src/generated/allowed-scripts'
import { filesIn, textOf } from './sources'

/** Names of card fields: card data typed into a field of ours would reach us. */
const ofCards =
  /autocomplete=["'{\s]*["']?cc-|['"](?:cvv|cvc2?|csc|pan|card_?number|cardNumber|security_?code|exp_?(?:month|year))['"]/i

describe('card data', () => {
  it('[T23] is asked for by no field of our own', () => {
    const asking = filesIn('src', /\.tsx?$/)
      .filter((file) => !/^src\/(generated\/|screens\/payments\/vendors\/)/.test(file))
      .filter((file) => ofCards.test(textOf(file)))
    expect(asking).toEqual([])
    expect(
      ['autoComplete="cc-number"', "name: 'cvv'", 'name="cardNumber"'].map((each) => ofCards.test(each)),
    ).toEqual([true, true, true])
  })

  it('meets the scripts of the inventory in docs/payments.md, and no others', () => {
    const [, table = ''] = textOf('docs/payments.md').split('### Scripts')
    const listed = [...table.matchAll(/^\| \w+ +\| (.*?) \|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address))
      .map((address) => (address.startsWith('https://') ? address : `https://${address}/sdk/js`))
      .flatMap((address) =>
        address.includes('….')
          ? adyenEnvironments.flatMap((environment) =>
              ['adyen.com', 'cdn.adyen.com'].map((host) =>
                address.replace('….adyen.com', `${environment}.${host}`).replace(/[\d.]+\/adyen\.js$/, ''),
              ),
            )
          : [address],
      )
    const allowed = Object.entries(allowedScripts).flatMap(([name, entry]) =>
      name.startsWith('pay/') ? entry.addresses : [],
    )
    expect(listed.sort()).toEqual([...allowed].sort())
  })
})
