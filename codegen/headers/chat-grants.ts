import type { Grant } from './grant'

/** A chat widget. All of them write markup and scripts as text, so none runs under Trusted Types. */
function chat(
  name: string,
  needs: Grant['needs'],
  source: string,
  scripts: readonly string[],
  more: Grant['weakens'] = [],
): Grant {
  return {
    name,
    documents: ['main'],
    needs,
    source,
    scripts,
    scriptPolicy: 'off',
    opensWindows: false,
    weakens: [
      ...more,
      {
        what: 'drops Trusted Types',
        why: 'the widget gives the browser markup and script addresses as text',
      },
    ],
  }
}

const widget = 'The widget is a script of the vendor.'
const frame = 'The conversation is shown in a frame.'
const calls = 'Messages come and go.'
const pictures = 'Faces and files that were sent.'
const inlineStyles = {
  directive: 'style-src',
  sources: ["'unsafe-inline'"],
  why: 'The widget writes style elements.',
} as const
const weakStyles = { what: 'allows inline styles', why: 'the widget writes style elements without a nonce' }

/** Grant of a vendor that publishes no list of hosts: only the host of its script. */
function ownHost(name: string, host: string, scripts: readonly string[], source: string): Grant {
  const sources = [host]
  return chat(
    name,
    [
      { directive: 'script-src', sources, why: widget },
      inlineStyles,
      { directive: 'frame-src', sources, why: frame },
      { directive: 'connect-src', sources: [host, host.replace(/^https:/, 'wss:')], why: calls },
      { directive: 'img-src', sources, why: pictures },
    ],
    source,
    scripts,
    [
      weakStyles,
      {
        what: 'may refuse parts of the chat',
        why: 'the vendor publishes no list of hosts; only the one of its script is allowed',
      },
    ],
  )
}

/** Grant of each type of chat (requirement NOTIFY-05). */
export const chatGrants: Readonly<Record<string, Grant>> = {
  intercom: chat(
    'Intercom (chatConfig.type intercom)',
    [
      {
        directive: 'script-src',
        sources: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
        why: widget,
      },
      inlineStyles,
      {
        directive: 'connect-src',
        sources: [
          'https://*.intercom.io',
          'wss://*.intercom.io',
          'https://*.intercom-messenger.com',
          'wss://*.intercom-messenger.com',
          'https://*.intercomcdn.com',
          'https://*.intercomcdn.eu',
          'https://uploads.intercomusercontent.com',
        ],
        why: calls,
      },
      {
        directive: 'img-src',
        sources: [
          'https://*.intercomcdn.com',
          'https://*.intercomcdn.eu',
          'https://static.intercomassets.com',
          'https://uploads.intercomusercontent.com',
          'https://messenger-apps.intercom.io',
        ],
        why: pictures,
      },
      { directive: 'media-src', sources: ['https://js.intercomcdn.com'], why: 'The sound of a new message.' },
      {
        directive: 'font-src',
        sources: ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
        why: 'The typeface of the widget.',
      },
      {
        directive: 'frame-src',
        sources: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
        why: 'Forms inside a conversation; films of other hosts stay links.',
      },
    ],
    'www.intercom.com/help: Using Intercom with Content Security Policy',
    ['https://widget.intercom.io/widget/'],
    [weakStyles],
  ),
  tawk: chat(
    'tawk.to (chatConfig.type tawk)',
    [
      { directive: 'script-src', sources: ['https://embed.tawk.to'], why: widget },
      { ...inlineStyles, sources: ['https://embed.tawk.to', "'unsafe-inline'"] },
      { directive: 'connect-src', sources: ['https://*.tawk.to', 'wss://*.tawk.to'], why: calls },
      { directive: 'img-src', sources: ['https://*.tawk.to'], why: pictures },
      { directive: 'media-src', sources: ['https://*.tawk.to'], why: 'The sound of a new message.' },
      { directive: 'font-src', sources: ['https://embed.tawk.to'], why: 'The typeface of the widget.' },
      { directive: 'frame-src', sources: ['https://*.tawk.to'], why: frame },
    ],
    'policies of public sites that use it; the vendor publishes none',
    ['https://embed.tawk.to/'],
    [weakStyles],
  ),
  qiscus: ownHost(
    'Qiscus (chatConfig.type qiscus)',
    'https://omnichannel.qiscus.com',
    ['https://omnichannel.qiscus.com/js/qismo-v4.js', 'https://omnichannel.qiscus.com/js/qismo-v5.js'],
    'the code that is pasted into a page',
  ),
  botika: ownHost(
    'Botika (chatConfig.type botika)',
    'https://chat.botika.online',
    ['https://chat.botika.online/client/assets/js/botika.widget.js'],
    'the code that is pasted into a page',
  ),
  oncehub: ownHost(
    'OnceHub (chatConfig.type oncehub)',
    'https://cdn.oncehub.com',
    ['https://cdn.oncehub.com/co/widget.js'],
    'the code that is pasted into a page',
  ),
  leadbooster: ownHost(
    'Leadbooster (chatConfig.type leadbooster)',
    'https://leadbooster-chat.pipedrive.com',
    ['https://leadbooster-chat.pipedrive.com/assets/loader.js'],
    'the code that is pasted into a page',
  ),
}
