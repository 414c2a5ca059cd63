import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush } from '../../../server/notifications/push/encryption.ts';
import { vapidHeader } from '../../../server/notifications/push/vapid.ts';

test('a message to a device is the one of the standard’s own example', () => {
  // RFC 8291, appendix A.
  const device = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const sealed = encryptPush('When I grow up, I want to be a watermelon', device, {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a push service can prove which server sends', () => {
  const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const privateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  const header = vapidHeader(
    { publicKey, privateKey, contact: 'mailto:operator@plumbline.test', hosts: [] },
    'https://push.example/send/1',
    new Date('2026-11-23T12:00:00Z'),
  );
  const [, unsigned = '', signature = '', key] = /^vapid t=(.+)\.([\w-]+), k=(.+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const proof = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  expect(
    verify(
      'sha256',
      Buffer.from(unsigned),
      { key: proof, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(unsigned.split('.')[1] ?? '', 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: Date.parse('2026-11-24T00:00:00Z') / 1_000,
    sub: 'mailto:operator@plumbline.test',
  });
});
