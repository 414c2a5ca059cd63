import { randomBytes } from 'node:crypto';
import { connectSources } from '../../realtime/client-settings.ts';
import { signedSources } from '../../uploads/storage/s3-storage.ts';
import type { Config } from '../config/config.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** No inline script or style anywhere; a nonce where the page is made for this one answer. */
export function contentSecurityPolicy(nonce: string | null, config: Config, isFramed = false): string {
  const development = config.environment === 'development';
  const maps = mapSources(config);
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // The development server puts styles into the page as it compiles them.
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // A private picture in a bucket is at a signed address there.
    `img-src 'self' data: blob:${signedSources(config)}${maps}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The development server's own socket may be on any port.
    development
      ? `connect-src 'self' ws: ${connectSources(config)}${maps}`
      : `connect-src 'self' ${connectSources(config)}${maps}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
  ].join('; ');
}

/** The operator's street map, its pictures and its pieces: one origin and no other. */
const mapSources = ({ mapStyleUrl }: Config): string =>
  mapStyleUrl === null ? '' : ` ${new URL(mapStyleUrl).origin}`;
