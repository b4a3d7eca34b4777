import '../ui/styles/tokens.css'
import '../ui/styles/reset.css'
import '../ui/styles/base.css'
import { config } from '../../console.config'
import { TerminalScreen } from '../screens/terminal/TerminalScreen'
import { loadTerminalTexts } from '../screens/terminal/load-texts'
import { Logo } from '../ui/layout/Logo'
import { startDocument } from './start-document'

// The document of terminals: only its policy allows the inline styles that xterm writes (decision 23).

/** Location and machine from the URL. */
function wanted(): { location: string; id: string } {
  const path = window.location.pathname.slice(`${config.basePath}/terminal/`.length)
  const [location = '', id = ''] = path.split('/').map((part) => decodeURIComponent(part))
  return { location, id }
}

startDocument(
  (home, _platform, theme) => (
    <TerminalScreen {...wanted()} home={home} mark={<Logo drawing={theme.logo} size={18} />} />
  ),
  ({ texts }) => loadTerminalTexts(texts),
)
