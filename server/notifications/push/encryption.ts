import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a device, in base64url: an uncompressed point of P-256, and 16 bytes. */
export type DeviceKeys = { publicKey: string; authSecret: string };
/** Made anew for each message; given only by a test. */
export type MessageKeys = { privateKey: Buffer; salt: Buffer };

const CURVE = 'prime256v1';
const RECORD_BYTES = 4_096;
const LAST_RECORD = Buffer.from([2]);
const freshKeys = (): MessageKeys => {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { privateKey: own.getPrivateKey(), salt: randomBytes(16) };
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a message so that only the device can read it (RFC 8291, `aes128gcm` of RFC 8188). */
export function encryptPush(
  text: string,
  { publicKey, authSecret }: DeviceKeys,
  { privateKey, salt }: MessageKeys = freshKeys(),
): Buffer {
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const [device, sender] = [Buffer.from(publicKey, 'base64url'), own.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender]);
  const secret = derive(own.computeSecret(device), Buffer.from(authSecret, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.from(text)),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, ...sealed]);
}
