import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { pushRequest } from '../../../server/notifications/push/push-request.ts';

const server = createECDH('prime256v1');
const browser = createECDH('prime256v1');
const config = {
  publicKey: server.generateKeys('base64url'),
  privateKey: server.getPrivateKey('base64url'),
  contact: 'mailto:operator@plumbline.test',
  hosts: [],
};
const device = {
  endpoint: 'https://push.example/send/1',
  publicKey: browser.generateKeys('base64url'),
  authSecret: randomBytes(16).toString('base64url'),
};

/** Decrypts as a browser does (RFC 8291), with the keys that only it has. */
function decrypted(body: Uint8Array): string {
  const bytes = Buffer.from(body);
  const [salt, sender, sealed] = [bytes.subarray(0, 16), bytes.subarray(21, 86), bytes.subarray(86)];
  const derive = (secret: Buffer, from: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, about, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(
    browser.computeSecret(sender),
    Buffer.from(device.authSecret, 'base64url'),
    about,
    32,
  );
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last byte says that no record follows.
  return plain.subarray(0, -1).toString('utf8');
}

test('a device can read the message that is sent to it, and its push service cannot', () => {
  const { body, headers } = pushRequest(config, device, 'Tiene un mensaje nuevo');
  expect(Buffer.from(body).includes('mensaje')).toBe(false);
  expect(decrypted(body)).toBe('Tiene un mensaje nuevo');
  expect(headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400, Urgency: 'normal' });
});

test('a push service can prove which server sends, for at most 24 hours', () => {
  const { headers } = pushRequest(config, device, 'New message');
  const [, unsigned = '', signature = '', key] =
    /^vapid t=(.+)\.([\w-]+), k=(.+)$/.exec(headers['Authorization'] ?? '') ?? [];
  expect(key).toBe(config.publicKey);
  const point = server.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const proof = {
    key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
    dsaEncoding: 'ieee-p1363' as const,
  };
  expect(verify('sha256', Buffer.from(unsigned), proof, Buffer.from(signature, 'base64url'))).toBe(true);
  const claims = JSON.parse(Buffer.from(unsigned.split('.')[1] ?? '', 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  expect(claims).toMatchObject({ aud: 'https://push.example', sub: 'mailto:operator@plumbline.test' });
  expect(claims.exp).toBeGreaterThan(Date.now() / 1_000);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1_000 + 86_400);
});
