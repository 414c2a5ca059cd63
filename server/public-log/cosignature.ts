import {
  keyId,
  signatureLine,
  signBytes,
  verifyBytes,
  type NoteSignature,
  type Signer,
  type Verifier,
} from './signed-note.ts';

// C2SP tlog-cosignature: a witness signs a checkpoint together with the time at which it saw it.

const TIME_BYTES = 8;

const signedBytes = (seconds: number, checkpoint: string): Buffer =>
  Buffer.from(`cosignature/v1\ntime ${seconds}\n${checkpoint}`);

/** The line that a witness adds to a note. `checkpoint` is the note's text. */
export function cosign(signer: Signer, checkpoint: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(seconds));
  return signatureLine(signer, Buffer.concat([time, signBytes(signer, signedBytes(seconds, checkpoint))]));
}

/** Whether a signature is a witness's own about this checkpoint. */
export function isCosignedBy(
  witness: Verifier,
  checkpoint: string,
  { id, name, signature }: NoteSignature,
): boolean {
  if (name !== witness.name || !keyId(witness).equals(id) || signature.length <= TIME_BYTES) return false;
  const seconds = Number(signature.readBigUInt64BE());
  return verifyBytes(witness, signedBytes(seconds, checkpoint), signature.subarray(TIME_BYTES));
}
