import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sign } from 'node:crypto';
import { initSync, WasmBuilder } from '@contentauth/c2pa-wasm';
import type { MadeCertificate } from './certificates.ts';

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
export const CAPTURE = `${IPTC}digitalCapture`;
export const GENERATED = `${IPTC}trainedAlgorithmicMedia`;

/** Files that browsers have and Node has not: the program reads its pictures from them. */
class MemoryBlob {
  readonly bytes: Buffer;
  readonly size: number;
  readonly type = '';
  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.size = bytes.length;
  }
  slice(start: number, end: number): MemoryBlob {
    return new MemoryBlob(this.bytes.subarray(start, end));
  }
}

let isReady = false;
function prepare(): void {
  if (isReady) return;
  isReady = true;
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: readFileSync(file) });
  Object.assign(globalThis, {
    FileReaderSync: class {
      readAsArrayBuffer = ({ bytes }: MemoryBlob): ArrayBuffer => new Uint8Array(bytes).buffer;
    },
  });
}

export type Action = { action: string; digitalSourceType?: string; when?: string };
type Manifest = {
  actions?: Action[];
  /** Data of the camera, as EXIF names it. */
  metadata?: Record<string, string>;
  /** The picture was another one's, whose record it keeps. */
  isEdited?: boolean;
  format?: string;
  signer: MadeCertificate;
};

const RESERVED_BYTES = 12_000;

/** A picture with a record of where it comes from, signed by the standard's own program. */
export async function signPhoto(bytes: Buffer, manifest: Manifest): Promise<Buffer> {
  prepare();
  const { actions = [{ action: 'c2pa.created', digitalSourceType: CAPTURE }], metadata, signer } = manifest;
  const { format = 'image/jpeg' } = manifest;
  const builder = WasmBuilder.fromJson(
    JSON.stringify({
      claim_generator_info: [{ name: 'Test camera', version: '1' }],
      assertions: [
        ...(actions.length > 0 ? [{ label: 'c2pa.actions.v2', data: { actions }, created: true }] : []),
        ...(metadata
          ? [
              {
                label: 'c2pa.metadata',
                kind: 'Json',
                data: { '@context': { exif: 'http://ns.adobe.com/exif/1.0/' }, ...metadata },
                created: true,
              },
            ]
          : []),
      ],
    }),
    // Records that no honest program writes are signed, too.
    JSON.stringify({ version: 1, verify: { verify_after_sign: false } }),
  );
  // The program adds the earlier picture and its opening.
  if (manifest.isEdited) builder.setIntent('edit');
  const signed = await builder.sign(
    {
      alg: 'es256',
      reserveSize: RESERVED_BYTES,
      sign: (claim) => Promise.resolve(new Uint8Array(coseOf(Buffer.from(claim), signer))),
    },
    [],
    format,
    blobOf(bytes),
  );
  return Buffer.from(signed);
}

const blobOf = (bytes: Buffer) => new MemoryBlob(bytes) as unknown as Blob;

// CBOR, as far as a signature needs it (RFC 8949).
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
const bytesOf = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const listOf = (...items: Buffer[]) => Buffer.concat([head(4, items.length), ...items]);
const ES256 = head(1, 6);
const NOTHING = Buffer.from([0xf6]);
const SIGN1 = Buffer.from([0xd2]);

/** COSE_Sign1 (RFC 9052) with its certificate, as long as the room that the file keeps for it. */
function coseOf(claim: Buffer, { der, privateKey }: MadeCertificate): Buffer {
  const protectedPart = Buffer.concat([head(5, 2), head(0, 1), ES256, Buffer.from([0x18, 33]), bytesOf(der)]);
  const signed = listOf(
    textOf('Signature1'),
    bytesOf(protectedPart),
    bytesOf(Buffer.alloc(0)),
    bytesOf(claim),
  );
  const signature = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const make = (padding: number) => {
    const room = Buffer.concat([head(5, 1), textOf('pad'), bytesOf(Buffer.alloc(padding))]);
    return Buffer.concat([SIGN1, listOf(bytesOf(protectedPart), room, NOTHING, bytesOf(signature))]);
  };
  const short = 300;
  return make(short + RESERVED_BYTES - make(short).length);
}
