import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { config, type ConsoleConfig } from '../../console.config'
import { outside as configured } from '../generated/deployment'
import { PayScreen } from '../screens/payments/PayScreen'
import { loadPayTexts } from '../screens/payments/load-texts'
import { Logo } from '../ui/layout/Logo'
import { scriptLoader, styleLoader, usesStandIns } from './script-loader'
import { startDocument } from './start-document'

// The document of a way to pay. It shares only browser storage with the console's (decision 18).

// The generated value only has the members that are set; this type has all that may be set.
const outside: NonNullable<ConsoleConfig['outside']> = configured

/** Keyword, account and amount from the URL. */
function wanted(): { keyword: string; account: number | undefined; amount: number | undefined } {
  const { pathname, search } = window.location
  const keyword = pathname.slice(`${config.basePath}/pay/`.length).replace(/\/.*$/, '')
  const query = new URLSearchParams(search)
  const account = Number(query.get('account') ?? NaN)
  const amount = Number(query.get('amount') ?? NaN)
  return {
    keyword,
    account: Number.isSafeInteger(account) ? account : undefined,
    amount: Number.isFinite(amount) && amount > 0 ? amount : undefined,
  }
}

startDocument(
  (home, platform, theme) => (
    <PayScreen
      logo={<Logo drawing={theme.logo} size={24} />}
      {...wanted()}
      home={home}
      load={scriptLoader(platform)}
      loadStyle={styleLoader(platform)}
      adyenEnvironment={outside.adyenEnvironment ?? 'live'}
      paypalScript={outside.paypalScript ?? usesStandIns(platform)}
      leave={(address) => window.location.assign(address)}
    />
  ),
  ({ texts }) => loadPayTexts(texts),
)
