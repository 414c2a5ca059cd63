import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readCheckpoint } from './checkpoint.ts';
import { cosign } from './cosignature.ts';
import { HASH_BYTES, isConsistent } from './merkle.ts';
import { isSignedBy, readNote, type Note, type Signer, type Verifier } from './signed-note.ts';

/** An answer of the witness, as C2SP tlog-witness says. */
export type WitnessAnswer = { status: number; type?: string; body: string };

type Parts = { signer: Signer; logs: readonly Verifier[]; folder: string; clock: () => Date };

const signedSchema = z.object({ size: z.int().min(0), root: z.base64() });
type Signed = { size: number; root: Buffer };

const MOST_HASHES = 63;
const text = (status: number, body: string): WitnessAnswer => ({ status, body: `${body}\n` });

/**
 * Signs checkpoints of the logs that it knows, each only where it continues the one signed before; what it signed last is written
 * down before it answers.
 */
export function createWitness({ signer, logs, folder, clock }: Parts) {
  let turn: Promise<unknown> = Promise.resolve();
  const fileOf = (origin: string) =>
    join(folder, `${createHash('sha256').update(origin).digest('hex').slice(0, 32)}.json`);

  const lastSigned = async (origin: string): Promise<Signed> => {
    try {
      const { size, root } = signedSchema.parse(JSON.parse(await readFile(fileOf(origin), 'utf8')));
      return { size, root: Buffer.from(root, 'base64') };
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ENOENT') return { size: 0, root: Buffer.alloc(0) };
      throw error;
    }
  };

  const remember = async (origin: string, { size, root }: Signed): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = `${fileOf(origin)}.draft`;
    await writeFile(draft, JSON.stringify({ size, root: root.toString('base64') }), { flush: true });
    await rename(draft, fileOf(origin));
  };

  const add = async (body: string): Promise<WitnessAnswer> => {
    const asked = readRequest(body);
    if (asked === null) return text(400, 'This is no request to add a checkpoint.');
    const { old, path, note, checkpoint } = asked;
    const keys = logs.filter(({ name }) => name === checkpoint.origin);
    if (keys.length === 0) return text(404, 'This witness does not know the log.');
    if (!isSignedBy(note, keys)) return text(403, 'No key of the log signed the checkpoint.');
    if (old > checkpoint.size) return text(400, 'The checkpoint is shorter than the one it continues.');
    const signed = await lastSigned(checkpoint.origin);
    const isOther =
      checkpoint.size === signed.size && signed.size > 0 && !checkpoint.root.equals(signed.root);
    if (old !== signed.size || isOther)
      return { status: 409, type: 'text/x.tlog.size', body: `${signed.size}\n` };
    if (!isConsistent(signed, checkpoint, path))
      return text(422, 'The checkpoint does not continue the one before.');
    await remember(checkpoint.origin, checkpoint);
    return { status: 200, body: cosign(signer, note.text, clock()) };
  };

  return {
    /** One after the other, so that no two continue the same checkpoint. */
    add: (body: string): Promise<WitnessAnswer> => {
      const next = turn.then(() => add(body));
      turn = next.catch(() => undefined);
      return next;
    },
  };
}

const OLD = /^old (0|[1-9]\d{0,15})$/;
const ENCODED_HASH = /^[A-Za-z\d+/]{43}=$/;

/** `old N`, the hashes of a consistency path, an empty line, and a signed checkpoint. */
function readRequest(body: string) {
  const end = body.indexOf('\n\n');
  const [first = '', ...hashes] = body.slice(0, Math.max(0, end)).split('\n');
  const old = OLD.exec(first)?.[1];
  const note: Note | null = end < 0 ? null : readNote(body.slice(end + 2));
  const checkpoint = note && readCheckpoint(note.text);
  const isWhole = hashes.length <= MOST_HASHES && hashes.every((hash) => ENCODED_HASH.test(hash));
  if (old === undefined || note === null || !checkpoint || !isWhole) return null;
  const path = hashes.map((hash) => Buffer.from(hash, 'base64').subarray(0, HASH_BYTES));
  return { old: Number(old), path, note, checkpoint };
}
