import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photoSourceOf } from '../../../server/uploads/provenance/photo-source.ts';

const NOW = new Date('2027-02-08T12:00:00Z');
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const created = (digitalSourceType: string, when?: unknown) => ({
  action: 'c2pa.created',
  digitalSourceType,
  when,
});
const actions = (...list: object[]) => ({ label: 'c2pa.actions.v2', created: true, data: { actions: list } });
const ofDay = (text: unknown) => ({
  label: 'c2pa.metadata',
  created: true,
  data: { 'exif:DateTimeOriginal': text },
});
const TAKEN = actions(created(`${IPTC}digitalCapture`));

type Change = {
  assertions?: object[];
  ingredients?: object[];
  issuer?: string;
  state?: string;
  success?: string[];
  informational?: string[];
  others?: Record<string, object>;
  version?: number;
};

/** The reader's findings in a file with one good record, but for what is different in it. */
const store = (change: Change = {}) => ({
  active_manifest: 'a',
  manifests: {
    a: {
      claim_version: change.version ?? 2,
      assertions: change.assertions ?? [TAKEN],
      ingredients: change.ingredients ?? [],
      signature_info: { issuer: change.issuer ?? 'Acme', common_name: 'A9' },
    },
    ...change.others,
  },
  validation_state: change.state ?? 'Trusted',
  validation_results: {
    activeManifest: {
      success: (change.success ?? ['claimSignature.validated', 'assertion.dataHash.match']).map((code) => ({
        code,
      })),
      informational: (change.informational ?? []).map((code) => ({ code })),
      failure: [],
    },
  },
});
const kindOf = (change: Change) => photoSourceOf(store(change), NOW)?.kind ?? null;
const dayOf = (text: unknown) => photoSourceOf(store({ assertions: [TAKEN, ofDay(text)] }), NOW)?.day;
const issuerOf = (issuer: string) => photoSourceOf(store({ issuer }), NOW)?.issuer;

describe('the source of a photo', () => {
  test('the source of a photo is a camera only if the record is good and bound to every byte', () => {
    expect(kindOf({})).toBe('camera');
    expect(kindOf({ success: ['claimSignature.validated', 'assertion.boxesHash.match'] })).toBe('camera');
    expect(kindOf({ state: 'Invalid' })).toBeNull();
    expect(kindOf({ state: 'Splendid' })).toBeNull();
    expect(kindOf({ success: ['claimSignature.validated', 'assertion.hashedURI.match'] })).toBeNull();
    expect(kindOf({ informational: ['assertion.dataHash.additionalExclusionsPresent'] })).toBeNull();
  });

  test('the source of a photo is recognized only where the reader says so', () => {
    expect(photoSourceOf(store(), NOW)?.isTrusted).toBe(true);
    expect(photoSourceOf(store({ state: 'Valid' }), NOW)?.isTrusted).toBe(false);
  });

  test('the source of a photo is what its signer answers for, not what the record only passes on', () => {
    const passedOn = { ...TAKEN, created: false };
    expect(kindOf({ assertions: [passedOn] })).toBeNull();
    expect(kindOf({ assertions: [passedOn], version: 1 })).toBe('camera');
  });

  test('the source of a photo from several exposures of one phone is a camera, a picture of several photos is not', () => {
    expect(kindOf({ assertions: [actions(created(`${IPTC}computationalCapture`))] })).toBe('camera');
    expect(kindOf({ ingredients: [{ relationship: 'inputTo' }] })).toBe('camera');
    expect(kindOf({ ingredients: [{ relationship: 'componentOf' }] })).toBeNull();
    expect(kindOf({ ingredients: [{}] })).toBeNull();
    expect(kindOf({ assertions: [actions(created(`${IPTC}compositeCapture`))] })).toBeNull();
  });

  test('the source of a photo is AI wherever its line has it, also where records name each other in a circle', () => {
    const ai = actions(created(`${IPTC}trainedAlgorithmicMedia`));
    const manifest = (assertions: object[], from?: string) => ({
      claim_version: 2,
      assertions,
      ingredients: from ? [{ relationship: 'parentOf', active_manifest: from }] : [],
      signature_info: {},
    });
    const opened = actions({ action: 'c2pa.opened' });
    const parent = { relationship: 'parentOf', active_manifest: 'b' };
    const inLine = { b: manifest([opened], 'c'), c: manifest([ai], 'b') };
    expect(kindOf({ assertions: [opened], ingredients: [parent], others: inLine })).toBe('ai');
    expect(
      kindOf({ assertions: [opened], ingredients: [parent], others: { b: manifest([opened], 'a') } }),
    ).toBeNull();
    expect(kindOf({ others: { c: manifest([ai]) } })).toBe('camera');
  });

  test('the source of a photo has no kind where an action cannot be read', () => {
    expect(
      kindOf({ assertions: [TAKEN, { label: 'c2pa.actions.v2__1', created: true, data: 'torn' }] }),
    ).toBeNull();
  });

  test.each([
    ['2026-10-02T10:00:00Z', '2026-10-02'],
    ['2026:10:02 10:00:00', '2026-10-02'],
    ['2026-02-30T10:00:00Z', null],
    ['2027-02-09T08:00:00+14:00', '2027-02-09'],
    ['2027-02-10T08:00:00Z', null],
    ['1970-01-01T00:00:00Z', null],
    ['0000:00:00 00:00:00', null],
    ['yesterday', null],
    [20_261_002, null],
  ])('the day of a photo that says %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  test.each([
    ['Acme Cameras, Inc.', 'Acme Cameras, Inc.'],
    ['  Nikon\u202e\u0000 <b>', 'Nikon b'],
    ['Call 915 555 0142', null],
    ['cheap-roofs.example', null],
    ['sales@acme', null],
    ['···', null],
    ['Ñandú & Cía.', 'Ñandú & Cía.'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('a signer who is named %j is shown as %j', (name, shown) => {
    expect(issuerOf(name)).toBe(shown);
  });

  test('a record of any shape is read or left out, and nothing breaks', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void photoSourceOf(value, NOW)));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = photoSourceOf(
          store({ assertions: [{ label: 'c2pa.actions', created: true, data: value }] }),
          NOW,
        );
        expect(read).toBeNull();
      }),
    );
  });
});
