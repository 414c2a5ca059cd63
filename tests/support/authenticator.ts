import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer) => bytes.toString('base64url');
/** User present and verified; with a new credential, too. */
const FLAGS = { used: 0x05, made: 0x45 };

export type Passkey = { id: Buffer; key: KeyObject; publicKey: Buffer; userHandle: string; counter: number };
type Options = { challenge: string; user?: { id: string } };
/** Faults of an answer. */
export type Forgery = {
  origin?: string;
  site?: string;
  userHandle?: string;
  flags?: number;
  challenge?: string;
};

/** The parts of CBOR that an attestation of kind "none" needs. */
const cbor = {
  head: (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]),
  int: (value: number): Buffer => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  bytes: (value: Buffer): Buffer => Buffer.concat([cbor.head(2, value.length), value]),
  text: (value: string): Buffer => Buffer.concat([cbor.head(3, value.length), Buffer.from(value)]),
  map: (entries: [Buffer, Buffer][]): Buffer =>
    Buffer.concat([cbor.head(5, entries.length), ...entries.flat()]),
};

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' }) as { x?: string; y?: string };
  return cbor.map([
    [cbor.int(1), cbor.int(2)],
    [cbor.int(3), cbor.int(-7)],
    [cbor.int(-1), cbor.int(1)],
    [cbor.int(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
    [cbor.int(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
  ]);
}

const clientDataOf = (type: string, challenge: string, { origin = 'http://localhost:3333' }: Forgery) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  flags: number,
  counter: number,
  site: string,
  rest: Buffer = Buffer.alloc(0),
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(site), Buffer.from([flags]), count, rest]);
}

/** Makes a passkey as an authenticator does; `answer` is the browser's JSON. */
export function makePasskey(options: Options, forgery: Forgery = {}): { passkey: Passkey; answer: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const cose = coseKey(publicKey);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  const data = authenticatorData(forgery.flags ?? FLAGS.made, 0, forgery.site ?? 'localhost', attested);
  const attestation = cbor.map([
    [cbor.text('fmt'), cbor.text('none')],
    [cbor.text('attStmt'), cbor.map([])],
    [cbor.text('authData'), cbor.bytes(data)],
  ]);
  const clientData = clientDataOf('webauthn.create', forgery.challenge ?? options.challenge, forgery);
  const answer = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64(clientData),
      attestationObject: base64(attestation),
      transports: ['internal'],
    },
  };
  const passkey = { id, key: privateKey, publicKey: cose, userHandle: options.user?.id ?? '', counter: 0 };
  return { passkey, answer: JSON.stringify(answer) };
}

/** Uses a passkey: the browser's JSON. */
export function takePasskey(passkey: Passkey, { challenge }: Options, forgery: Forgery = {}): string {
  passkey.counter += 1;
  const data = authenticatorData(forgery.flags ?? FLAGS.used, passkey.counter, forgery.site ?? 'localhost');
  const clientData = clientDataOf('webauthn.get', forgery.challenge ?? challenge, forgery);
  const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), passkey.key);
  return JSON.stringify({
    id: base64(passkey.id),
    rawId: base64(passkey.id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64(clientData),
      authenticatorData: base64(data),
      signature: base64(signature),
      userHandle: forgery.userHandle ?? passkey.userHandle,
    },
  });
}
