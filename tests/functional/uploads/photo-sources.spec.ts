import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEncoder, type Encoder } from '../../../server/uploads/encoder.ts';
import { formatOf } from '../../../server/uploads/file-kind.ts';
import { makeCertificate, type MadeCertificate } from '../../support/certificates.ts';
import { CAPTURE, GENERATED, signPhoto } from '../../support/signed-photos.ts';

const NOW = new Date('2027-02-08T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'plumbline-sources-'));
const script = new URL('../../../server/uploads/encoding-process.ts', import.meta.url);

let root: MadeCertificate;
let camera: MadeCertificate;
let stranger: MadeCertificate;
let encoder: Encoder;
let plain: Buffer;
let signed: Buffer;

beforeAll(async () => {
  root = makeCertificate({ organization: 'Acme', commonName: 'Acme Root', isCa: true });
  camera = makeCertificate({ organization: 'Acme Cameras', commonName: 'A9', issuer: root });
  stranger = makeCertificate({
    organization: 'Acme Cameras',
    commonName: 'A9',
    issuer: makeCertificate({ organization: 'Acme', commonName: 'Acme Root', isCa: true }),
  });
  encoder = createEncoder({ script, goesLast: false, trusted: root.pem });
  plain = await drawn('jpeg');
  signed = await signPhoto(plain, {
    signer: camera,
    metadata: { 'exif:DateTimeOriginal': '2026-10-02T10:00:00Z' },
  });
});
afterAll(() => {
  encoder.stop();
  rmSync(folder, { recursive: true, force: true });
});

const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif', background = '#876') =>
  sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
let files = 0;
async function sourceOf(bytes: Buffer) {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, bytes);
  const format = formatOf(bytes);
  if (format === null || format === 'pdf') throw new Error('no picture');
  return encoder.source({ path, format }, NOW);
}
const FACT = { kind: 'camera', day: '2026-10-02', issuer: 'Acme Cameras', isTrusted: true };

/** Another picture in the same file: its data after the record. */
function withOtherPixels(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.length - 40;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}
/** A JPEG's first segments in front of the others; a segment holds 64 KB at most. */
function withSegments(bytes: Buffer, ...contents: Buffer[]): Buffer {
  const segments = contents.map((content) =>
    Buffer.concat([
      Buffer.from([0xff, 0xeb, (content.length + 2) >> 8, (content.length + 2) & 255]),
      content,
    ]),
  );
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
}
const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const description = (label: string) =>
  box(
    'jumd',
    Buffer.concat([Buffer.from('6332706100110010800000aa00389b7103', 'hex'), Buffer.from(`${label}\0`)]),
  );
/** A box of JUMBF in a segment of a JPEG: common identifier, instance and number. */
const inSegment = (content: Buffer, number = 1) =>
  Buffer.concat([Buffer.from('JP'), Buffer.from([0, 1, 0, 0, 0, number]), content]);

/**
 * The record without the padding of its signature, which nothing signs, and another picture in the room that this leaves
 * where the record's own bytes are not bound (contentauth/c2pa-rs 2653).
 */
function withPictureInRecord(bytes: Buffer, picture: Buffer): Buffer {
  const injected = picture.subarray(2);
  const shorter = (buffer: Buffer, at: number) =>
    buffer.writeUInt32BE(buffer.readUInt32BE(at) - injected.length, at);
  const changed = Buffer.from(bytes);
  const segment = changed.indexOf(Buffer.from([0xff, 0xeb]));
  const end = segment + 2 + changed.readUInt16BE(segment + 2);
  const signature = changed.lastIndexOf('c2pa.signature', end);
  const data = changed.indexOf('cbor', signature) - 4;
  // The boxes around the signature: the store, its manifest, the signature, its data.
  const store = segment + 12;
  const manifest = store + 8 + changed.readUInt32BE(store + 8);
  const holder = changed.lastIndexOf('jumb', signature) - 4;
  for (const at of [store, manifest, holder, data]) shorter(changed, at);
  changed.writeUInt16BE(changed.readUInt16BE(segment + 2) - injected.length, segment + 2);
  const padding = changed.lastIndexOf(Buffer.from('63706164', 'hex'), end) + 4;
  changed.writeUInt16BE(changed.readUInt16BE(padding + 1) - injected.length, padding + 1);
  const cut = padding + 3;
  return Buffer.concat([
    changed.subarray(0, cut),
    changed.subarray(cut + injected.length, end),
    injected,
    changed.subarray(end),
  ]);
}

describe('a photo with a signed record', () => {
  test('a photo with a signed record keeps camera, day and issuer, from each format that has room for one', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await signPhoto(await drawn(format), {
        signer: camera,
        format: `image/${format}`,
        actions: [{ action: 'c2pa.created', digitalSourceType: CAPTURE, when: '2026-10-02T10:00:00Z' }],
      });
      expect([format, await sourceOf(bytes)]).toEqual([format, FACT]);
    }
  });

  test('a photo with a signed record whose signer nobody here knows is never trusted, also with the name of one who is', async () => {
    const bytes = await signPhoto(plain, { signer: stranger });
    expect(await sourceOf(bytes)).toEqual({ ...FACT, day: null, isTrusted: false });
    const without = createEncoder({ script, goesLast: false });
    const path = join(folder, 'unknown');
    writeFileSync(path, signed);
    expect(await without.source({ path, format: 'jpeg' }, NOW)).toEqual({ ...FACT, isTrusted: false });
    without.stop();
  });

  test('a photo with a signed record that AI made says so, also where an editor opened it afterwards', async () => {
    const made = await signPhoto(plain, {
      signer: camera,
      actions: [{ action: 'c2pa.created', digitalSourceType: GENERATED }],
    });
    const ai = { kind: 'ai', day: null, issuer: 'Acme Cameras', isTrusted: true };
    expect(await sourceOf(made)).toEqual(ai);
    const edited = await signPhoto(made, {
      signer: camera,
      actions: [{ action: 'c2pa.edited' }],
      isEdited: true,
    });
    expect(await sourceOf(edited)).toEqual(ai);
    const painted = await signPhoto(plain, {
      signer: camera,
      actions: [
        { action: 'c2pa.created', digitalSourceType: CAPTURE },
        { action: 'c2pa.edited', digitalSourceType: GENERATED.replace('trained', 'compositeWithTrained') },
      ],
    });
    expect(await sourceOf(painted)).toEqual(ai);
  });

  test('a photo with a signed record is no photo of a camera once it was changed, or if its record does not say how it was made', async () => {
    const others = [
      [{ action: 'c2pa.created', digitalSourceType: CAPTURE }, { action: 'c2pa.edited' }],
      [{ action: 'c2pa.created', digitalSourceType: CAPTURE }, { action: 'org.example.enhanced' }],
      [{ action: 'c2pa.created' }],
      [{ action: 'c2pa.created', digitalSourceType: CAPTURE.replace('cv.iptc.org', 'cv.iptc.org.example') }],
      [{ action: 'c2pa.created', digitalSourceType: CAPTURE.replace('digitalCapture', 'screenCapture') }],
    ];
    for (const actions of others)
      expect([actions, await sourceOf(await signPhoto(plain, { signer: camera, actions }))]).toEqual([
        actions,
        null,
      ]);
    const opened = await signPhoto(signed, {
      signer: camera,
      actions: [],
      isEdited: true,
    });
    expect(await sourceOf(opened)).toBeNull();
  });
});

describe('a record that does not hold', () => {
  test('a record that does not hold may hide another picture in its own room, which the binding leaves out', async () => {
    const hidden = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer();
    const forged = withPictureInRecord(signed, hidden);
    expect(forged.length).toBe(signed.length);
    // Viewers show the hidden picture.
    expect(await sharp(forged).metadata()).toMatchObject({ width: 16, height: 16 });
    expect(await sourceOf(forged)).toBeNull();
  });

  test('a record that does not hold is left out: changed picture, record of another picture, expired certificate, none', async () => {
    const expired = makeCertificate({
      organization: 'Acme Cameras',
      commonName: 'Old',
      issuer: root,
      to: new Date('2021-01-01'),
    });
    const other = await drawn('jpeg', '#123');
    const start = signed.indexOf(Buffer.from([0xff, 0xeb]));
    const record = signed.subarray(start, start + 2 + signed.readUInt16BE(start + 2));
    expect(await sourceOf(withOtherPixels(signed))).toBeNull();
    expect(await sourceOf(Buffer.concat([other.subarray(0, 2), record, other.subarray(2)]))).toBeNull();
    expect(await sourceOf(Buffer.concat([signed, Buffer.from('after the end')]))).toBeNull();
    expect(await sourceOf(await signPhoto(plain, { signer: expired }))).toBeNull();
    expect(await sourceOf(await sharp(signed).jpeg().toBuffer())).toBeNull();
    expect(await sourceOf(plain)).toBeNull();
  });

  test('a record that does not hold is left out where any byte of it was changed, and where there are two', async () => {
    const at = signed.indexOf('c2pa.signature');
    for (const offset of [0, 200, 400, 700, 1_000]) {
      const bytes = Buffer.from(signed);
      bytes[at - 500 + offset] = (bytes[at - 500 + offset] ?? 0) ^ 0xff;
      expect([offset, await sourceOf(bytes)]).toEqual([offset, null]);
    }
    const start = signed.indexOf(Buffer.from([0xff, 0xeb]));
    const record = signed.subarray(start, start + 2 + signed.readUInt16BE(start + 2));
    expect(
      await sourceOf(Buffer.concat([signed.subarray(0, start), record, signed.subarray(start)])),
    ).toBeNull();
  });

  test('a record that does not hold may be nested, endless, cut off or huge: the next one is read all the same', async () => {
    let nested = description('c2pa');
    for (let depth = 0; depth < 2_000; depth += 1)
      nested = box('jumb', Buffer.concat([description('c2pa'), nested]));
    const endless = box(
      'jumb',
      Buffer.concat([description('c2pa'), Buffer.from('00000000', 'hex'), Buffer.from('jumb')]),
    );
    const claims = box(
      'jumb',
      Buffer.concat([description('c2pa'), box('cbor', Buffer.from('9b7fffffffffffffff', 'hex'))]),
    );
    const deepData = box(
      'jumb',
      Buffer.concat([description('c2pa'), box('cbor', Buffer.alloc(60_000, 0x81))]),
    );
    const huge = Array.from({ length: 140 }, (_, index) =>
      inSegment(Buffer.alloc(65_000, 'c2pa'), index + 1),
    );
    const hostile = [
      [inSegment(nested.subarray(0, 65_000))],
      [inSegment(endless)],
      [inSegment(claims)],
      [inSegment(deepData)],
      [inSegment(Buffer.from('c2pa'))],
      huge,
    ];
    const list = (content: Buffer) => {
      const head = Buffer.from('LIST\0\0\0\0c2pa', 'latin1');
      head.writeUInt32LE(content.length + 4, 4);
      return Buffer.concat([head, content]);
    };
    let lists = Buffer.alloc(0);
    for (let depth = 0; depth < 8_000; depth += 1) lists = list(lists);
    const riff = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), lists]);
    riff.writeUInt32LE(riff.length - 8, 4);
    expect(await sourceOf(riff)).toBeNull();
    for (const segments of hostile) expect(await sourceOf(withSegments(plain, ...segments))).toBeNull();
    expect(await sourceOf(signed.subarray(0, signed.length - 900))).toBeNull();
    expect(await sourceOf(signed)).toEqual(FACT);
  });

  test('a record that does not hold is one whose label another manifest has, too', async () => {
    const edited = await signPhoto(signed, { signer: camera, actions: [], isEdited: true });
    const labels = [...new Set(edited.toString('latin1').match(/urn:c2pa:[\da-f-]{36}/g))];
    const [first = '', second = ''] = labels;
    expect(labels).toHaveLength(2);
    expect(
      await sourceOf(Buffer.from(edited.toString('latin1').replaceAll(second, first), 'latin1')),
    ).toBeNull();
  });

  test('a record that does not hold, but names an address, is fetched from nowhere', async () => {
    const asked: string[] = [];
    const server = createServer((request, answer) => {
      asked.push(request.url ?? '');
      answer.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo.c2pa`;
    const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="${url}"/></rdf:RDF></x:xmpmeta>`;
    const segment = withSegments(plain, Buffer.from(xmp));
    segment[3] = 0xe1;
    expect(await sourceOf(segment)).toBeNull();
    expect(asked).toEqual([]);
    server.close();
  });
});
