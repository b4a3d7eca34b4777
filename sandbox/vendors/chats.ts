/** Types of chats with the minimum settings of each. */
export const chatSettings = {
  intercom: { app_id: 'sandbox' },
  qiscus: { app_id: 'sandbox' },
  botika: { client: 'sandbox' },
  oncehub: { website_id: 'WEB-SANDBOX' },
  leadbooster: { companyId: 7, playbookUuid: 'b1f3c7a2-0000-4000-8000-000000000007' },
  tawk: { propertyId: 'sandbox', widgetId: 'default' },
} as const

/** A chat the sandbox has a stand-in for. */
export type ChatKind = keyof typeof chatSettings

/** Settings of the site configuration (`applySiteSettings`) that switch a chat on. */
export function chatSite(type: ChatKind): string[] {
  return ['chatEnabled=true', `chatConfig=${JSON.stringify({ type, ...chatSettings[type] })}`]
}
