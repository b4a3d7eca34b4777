/** URL of the page of all notifications, without the base path. */
export const notificationsPath = '/notifications'
