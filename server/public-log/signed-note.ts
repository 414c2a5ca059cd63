import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';

// Signed notes and their keys as C2SP says (c2sp.org/signed-note): Ed25519, algorithm byte 0x01; a witness's cosignature, 0x04.

export const ED25519 = 1;
export const COSIGNATURE = 4;

const KEY_BYTES = 32;
const ID_BYTES = 4;
/** The bytes in DER before the 32 of a key of Ed25519 (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** A key that verifies: `NAME+HASH+BASE64` in text. */
export type Verifier = { name: string; algorithm: number; publicKey: Buffer };
/** `seed`: the 32 secret bytes. */
export type Signer = Verifier & { seed: Buffer };
export type NoteSignature = { name: string; id: Buffer; signature: Buffer };
/** `text` ends with a line break. */
export type Note = { text: string; signatures: NoteSignature[] };

export function newSigner(name: string, algorithm = ED25519): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    name,
    algorithm,
    seed: privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-KEY_BYTES),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES),
  };
}

export const keyId = ({ name, algorithm, publicKey }: Verifier): Buffer =>
  createHash('sha256')
    .update(name)
    .update(Buffer.of(0x0a, algorithm))
    .update(publicKey)
    .digest()
    .subarray(0, ID_BYTES);

export const verifierText = (verifier: Verifier): string =>
  `${verifier.name}+${keyId(verifier).toString('hex')}+${Buffer.concat([
    Buffer.of(verifier.algorithm),
    verifier.publicKey,
  ]).toString('base64')}`;

const VERIFIER = /^([^+\s]{1,200})\+([\da-f]{8})\+([\w+/=]+)$/;

/** Null for a text that is no key, or whose hash does not belong to it. */
export function readVerifier(text: string): Verifier | null {
  const [, name, id, key] = VERIFIER.exec(text.trim()) ?? [];
  if (name === undefined || id === undefined || key === undefined) return null;
  const bytes = Buffer.from(key, 'base64');
  const [algorithm] = bytes;
  if (bytes.length !== KEY_BYTES + 1 || (algorithm !== ED25519 && algorithm !== COSIGNATURE)) return null;
  const verifier = { name, algorithm, publicKey: bytes.subarray(1) };
  return keyId(verifier).toString('hex') === id ? verifier : null;
}

export const signBytes = ({ seed }: Signer, bytes: Buffer): Buffer =>
  sign(
    null,
    bytes,
    createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' }),
  );

export const verifyBytes = ({ publicKey }: Verifier, bytes: Buffer, signature: Buffer): boolean =>
  verify(
    null,
    bytes,
    createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );

/** One line of a note: an em dash, the name, and the key's id with the signature in base64. */
export const signatureLine = (verifier: Verifier, signature: Buffer): string =>
  `— ${verifier.name} ${Buffer.concat([keyId(verifier), signature]).toString('base64')}\n`;

export const signNote = (text: string, signers: readonly Signer[]): string =>
  `${text}\n${signers.map((signer) => signatureLine(signer, signBytes(signer, Buffer.from(text)))).join('')}`;

const LINE = /^— ([^+\s]+) ([A-Za-z\d+/]+={0,2})$/;

/** Null for a text that is no signed note. */
export function readNote(note: string): Note | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const signatures: NoteSignature[] = [];
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, name, encoded] = LINE.exec(line) ?? [];
    if (name === undefined || encoded === undefined) return null;
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length <= ID_BYTES) return null;
    signatures.push({ name, id: bytes.subarray(0, ID_BYTES), signature: bytes.subarray(ID_BYTES) });
  }
  return { text: note.slice(0, end + 1), signatures };
}

export const isBy = ({ name, id }: NoteSignature, verifier: Verifier): boolean =>
  name === verifier.name && keyId(verifier).equals(id);

/** Whether a note has a valid signature of one of the keys; a signature of another key is ignored. */
export const isSignedBy = ({ text, signatures }: Note, verifiers: readonly Verifier[]): boolean =>
  signatures.some((one) =>
    verifiers.some(
      (verifier) => isBy(one, verifier) && verifyBytes(verifier, Buffer.from(text), one.signature),
    ),
  );
