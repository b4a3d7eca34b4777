import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { seconds } from '../run/time-limits'
import { findings, textOf } from './sources'

const sinks = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'srcdoc',
  'eval',
])

/** Where an address reaches the browser: an element that loads or opens it, and the window. */
function addressSink(node: ts.Node): string | undefined {
  if (
    ts.isJsxAttribute(node) &&
    /^(href|src|srcSet|action|formAction|xlinkHref)$/.test(node.name.getText())
  ) {
    const isElement = /^[a-z]/.test(node.parent.parent.tagName.getText())
    const isFixed = node.initializer !== undefined && ts.isStringLiteral(node.initializer)
    return isElement && !isFixed ? node.name.getText() : undefined
  }
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText()
    if (
      /^(window|document)\.open$|^(window\.|document\.)?location\.(assign|replace)$|^document\.write/.test(
        text,
      )
    )
      return text
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return /^(window\.|document\.)?location(\.href)?$/.test(node.left.getText())
      ? node.left.getText()
      : undefined
  return undefined
}

/**
 * A place that takes an unknown value for a list. Answers are `unknown`, so their items are only reached by `decodeItems`,
 * which decodes each alone, or by one of these.
 */
function madeList(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Array.isArray') return 'Array.isArray'
  if (ts.isIdentifier(node) && node.text === 'getElementsByTagName') return node.text
  // The keys of an object of the console are known.
  if (ts.isAsExpression(node) && !node.expression.getText().startsWith('Object.keys(')) {
    const type = ts.isTypeOperatorNode(node.type) ? node.type.type : node.type
    return ts.isArrayTypeNode(type) ? `as ${node.type.getText()}` : undefined
  }
  return ts.isBinaryExpression(node) && node.getText().endsWith('instanceof Array')
    ? 'instanceof Array'
    : undefined
}

/** Each reads the syntax of all sources. */
const patience = { timeout: seconds(120) }

describe('the console', patience, () => {
  it('writes no markup and runs no text', () => {
    const found = findings(['src'], (node) => {
      if (ts.isIdentifier(node) && sinks.has(node.text)) return node.text
      if (ts.isNewExpression(node) && node.expression.getText() === 'Function') return 'new Function'
      return undefined
    })
    expect(found).toEqual([])
  })

  /**
   * The modules that hand an address to the browser. Addresses of the API and of the configuration go through
   * `safeHref` before they reach one of these; a new module here needs the same care.
   */
  it('hands addresses to the browser in few places', () => {
    const files = new Set(findings(['src'], addressSink).map((place) => place.replace(/:\d+ /, ' ')))
    expect([...files].sort()).toEqual([
      'src/app/AuthPages.tsx window.location.replace',
      'src/app/acting/leave-document.ts window.location.replace',
      'src/app/gallery/Gallery.tsx src',
      'src/app/pay.tsx window.location.assign',
      'src/lib/show-file.ts window.open',
      'src/platform/leave-for.ts window.location.assign',
      'src/platform/page-window.ts window.open',
      'src/platform/start-platform.ts window.location.assign',
      'src/screens/files/about/FilePreview.tsx src',
      'src/screens/terminal/ConnectAside.tsx href',
      'src/start/enter-document.ts location.replace',
      'src/ui/Icon.tsx href',
      'src/ui/form-controls/LinkButton.tsx href',
      'src/ui/layout/AppFrame.tsx href',
      'src/ui/layout/ScrollSpyNav.tsx href',
      'src/ui/router-context.tsx window.location.assign',
      'src/ui/typography/Avatar.tsx src',
      'src/ui/typography/InitialsMark.tsx src',
      'src/ui/typography/LinkText.tsx href',
    ])
  })

  it('makes scripts in one place, which has the list of those that are allowed', () => {
    const makers = findings(['src'], (node) =>
      ts.isCallExpression(node) &&
      /\.createElement(NS)?$/.test(node.expression.getText()) &&
      node.arguments.some((each) => ts.isStringLiteral(each) && each.text.toLowerCase() === 'script')
        ? 'script'
        : undefined,
    )
    const files = new Set(makers.map((place) => place.split(':')[0]))
    expect([...files]).toEqual(['src/platform/scripts/load-script.ts'])
  })

  it('checks every address that leaves it', () => {
    const leaving = findings(['src/app', 'src/engine', 'src/screens'], (node) =>
      ts.isJsxAttribute(node) && node.name.getText() === 'external' ? 'external' : undefined,
    )
    const files = new Set(leaving.map((place) => place.split(':')[0] ?? ''))
    expect([...files].filter((file) => !textOf(file).includes('safeHref('))).toEqual([])
  })

  /**
   * One odd item must not hide the others, so screens decode item by item. A file that is named here makes lists of something
   * else: stored data of this browser, metrics, a text inside of a record, the answer of a write, elements of a document and
   * entries of a list that are chosen before they are decoded, masked values.
   */
  it('reads lists of answers item by item alone', () => {
    const files = new Set(
      findings(['src/screens', 'src/platform'], madeList).map((place) => place.replace(/:\d+ .*/, '')),
    )
    expect([...files].sort()).toEqual([
      'src/platform/account/invoice.ts',
      'src/platform/account/link-methods.ts',
      'src/platform/account/payment-report.ts',
      'src/platform/metrics/read-metric.ts',
      'src/platform/notifications/message-log.ts',
      'src/platform/notifications/quiet-kinds.ts',
      'src/platform/notifications/read-marks.ts',
      'src/platform/payments/intents.ts',
      'src/platform/reporting/scrub.ts',
      'src/platform/session/acting.ts',
      'src/platform/session/intent.ts',
      'src/screens/api/mask-secrets.ts',
      'src/screens/files/s3/send.ts',
      'src/screens/payments/kept-wallet.ts',
    ])
  })
})
