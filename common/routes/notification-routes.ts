/** Names of the routes of notifications, as part of the route table. */
export const NOTIFICATION_ROUTES = {
  'notifications.show': { method: 'GET', path: '/notifications/{id}' },
  'notifications.mark': { method: 'POST', path: '/notifications/{id}/mark' },
  'notifications.read_all': { method: 'POST', path: '/notifications/read-all' },
  'settings.notifications.update': { method: 'PUT', path: '/settings/notifications' },
} as const;
