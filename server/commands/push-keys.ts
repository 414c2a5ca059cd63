import { createECDH } from 'node:crypto';
import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';

export const pushKeys = defineCommand({
  meta: { name: 'push-keys', description: 'Make a pair of keys for notices on devices (web push)' },
  run: () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    say(`VAPID_PUBLIC_KEY=${pair.getPublicKey('base64url')}`);
    // A key may begin with a zero byte, which Node leaves out.
    const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
    say(`VAPID_PRIVATE_KEY=${privateKey.toString('base64url')}`);
  },
});
