import type { Route } from './route.ts';

/** Files at fixed addresses for programs, and whether the server is well. */
export const SITE_ROUTES = {
  openapi: { method: 'GET', path: '/api/openapi.json' },
  manifest: { method: 'GET', path: '/manifest.webmanifest', translated: true },
  sitemap: { method: 'GET', path: '/sitemap.xml' },
  'sitemaps.show': { method: 'GET', path: '/sitemaps/{file}' },
  'maps.contractor': { method: 'GET', path: '/maps/contractors/{file}' },
  'security.txt': { method: 'GET', path: '/.well-known/security.txt' },
  robots: { method: 'GET', path: '/robots.txt' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
  'status.feed': { method: 'GET', path: '/status.atom', translated: true },
  metrics: { method: 'GET', path: '/metrics' },
} as const satisfies Record<string, Route>;
