import webPush from 'web-push';
import type { PushConfig } from '../../core/config/config-parts.ts';

/** A device as its browser names it: an address of a push service, and keys in base64url. */
export type PushDevice = { endpoint: string; publicKey: string; authSecret: string };

const KEPT_SECONDS = 86_400;

/** The request that shows `text` on a device: encrypted for it (RFC 8291), with the proof of who sends (RFC 8292). */
export function pushRequest(
  { publicKey, privateKey, contact }: PushConfig,
  { endpoint, publicKey: p256dh, authSecret: auth }: PushDevice,
  text: string,
): { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, publicKey, privateKey },
    TTL: KEPT_SECONDS,
    urgency: 'normal',
  });
  return {
    headers,
    body: new Uint8Array(body ?? []),
  };
}
