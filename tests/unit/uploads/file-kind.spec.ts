import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shownName } from '../../../server/uploads/actions/receive-upload.ts';
import { formatOf, hasPdfEnd, isHeic } from '../../../server/uploads/file-kind.ts';
import { pdf, picture } from '../../support/files.ts';

describe('the format of a file', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'the format of a file: %s is known by its content',
    async (format) => {
      expect(formatOf(await picture(format))).toBe(format);
    },
  );

  test.each([
    ['a line end', '\r\n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['a head of a mail', `Content-Type: application/pdf\r\n\r\n`],
    ['1,024 bytes', 'x'.repeat(1_024)],
  ])('a document with %s before its beginning is one', (_what, before) => {
    expect(formatOf(Buffer.concat([Buffer.from(before, 'latin1'), pdf()]))).toBe('pdf');
  });

  test('a document that begins later than viewers look is none', () => {
    expect(formatOf(Buffer.concat([Buffer.alloc(1_025, ' '), pdf()]))).toBeNull();
  });

  test('a document that was cut off has an end only where viewers find its pages', () => {
    expect(hasPdfEnd(pdf())).toBe(true);
    expect(hasPdfEnd(Buffer.concat([pdf(), Buffer.alloc(9_000)]))).toBe(true);
    expect(hasPdfEnd(pdf().subarray(0, -7))).toBe(true);
    expect(hasPdfEnd(pdf().subarray(0, 60))).toBe(false);
    expect(hasPdfEnd(Buffer.from('%PDF-1.7\n%%EOF'))).toBe(false);
  });

  test.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['svg with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['script', '#!/bin/sh\nrm -rf /'],
    ['zip', 'PK\x03\x04'],
    ['tiff', 'II*\0'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['nothing', ''],
  ])('the format of a file: %s is not taken', (_name, content) => {
    expect(formatOf(Buffer.from(content, 'latin1'))).toBeNull();
  });

  test('a photo as HEIC is known, and no AVIF or video is taken for one', async () => {
    const media = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}`, 'latin1');
    expect(isHeic(media('heic\0\0\0\0mif1heic'))).toBe(true);
    expect(isHeic(media('isom\0\0\0\0mp42isom'))).toBe(false);
    expect(isHeic(Buffer.from('ftypheic'))).toBe(false);
    expect(formatOf(await picture('avif'))).toBe('avif');
  });

  test('the decoder that is installed says of itself that it reads AVIF and no HEIC', () => {
    expect(sharp.format.heif.input.fileSuffix).toEqual(['.avif']);
  });

  test('no bytes whatever make it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        formatOf(Buffer.from(bytes));
        formatOf(Buffer.concat([Buffer.from('\0\0\0\x20ftyp', 'latin1'), Buffer.from(bytes)]));
      }),
    );
  });
});

describe('the name of a file', () => {
  test.each([
    ['C:\\Users\\me\\roof.jpg', 'roof.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['techo\u202egpj.exe', 'techogpj.exe'],
    ['', 'file'],
    ['línea\n.png', 'línea.png'],
    ['..', 'file'],
    ['/', 'file'],
    [' . . ', 'file'],
    ['contrato', 'contrato'],
    ['عقد البناء.pdf', 'عقد البناء.pdf'],
    ['👷🏽‍♀️ techo.jpg', '👷🏽‍♀️ techo.jpg'],
    ['a\u200db\u2066.pdf', 'ab.pdf'],
    ['Presupuesto 1/2.pdf', '2.pdf'],
    ['plan\0.png', 'plan.png'],
  ])('the name of a file: %j is shown as %j', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });

  test('a long one is cut and keeps what it ends with', () => {
    const name = shownName(`${'🏠'.repeat(500)}.jpeg`);
    expect([...name]).toHaveLength(120);
    expect(name.endsWith('.jpeg')).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });
});
