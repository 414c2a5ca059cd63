import * as z from 'zod';

/** Where a photo says that it comes from, in a record that its signer's key signed (C2PA). */
export const PHOTO_SOURCE_KINDS = ['camera', 'ai'] as const;
export type PhotoSourceKind = (typeof PHOTO_SOURCE_KINDS)[number];
export type PhotoSource = {
  kind: PhotoSourceKind;
  /** The day it was taken (YYYY-MM-DD); null: the record does not say, or says what cannot be. */
  day: string | null;
  /** As the signer's certificate has it; null: it has no name that can be shown. */
  issuer: string | null;
  /** The certificate leads to one that the operator trusts. */
  isTrusted: boolean;
};

const action = z.object({
  action: z.string(),
  digitalSourceType: z.string().optional(),
  when: z.unknown().optional(),
});
const assertion = z.object({
  label: z.string(),
  created: z.boolean().optional(),
  data: z.unknown().optional(),
});
const ingredient = z.object({ relationship: z.string().optional(), active_manifest: z.string().optional() });
const manifest = z.object({
  claim_version: z.number().optional(),
  assertions: z.array(assertion).default([]),
  ingredients: z.array(ingredient).default([]),
  signature_info: z
    .object({ issuer: z.string().nullish(), common_name: z.string().nullish() })
    .default({ issuer: null, common_name: null }),
});
const codes = z.array(z.object({ code: z.string() })).default([]);
/** The reader's findings in a file. Other states than these are not known to be good. */
const manifestStore = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifest),
  validation_state: z.enum(['Valid', 'Trusted']),
  validation_results: z.object({ activeManifest: z.object({ success: codes, informational: codes }) }),
});
type Manifest = z.output<typeof manifest>;
type ManifestStore = z.output<typeof manifestStore>;
type Action = z.output<typeof action>;

/** The record is bound to each byte of this picture but its own place. */
const BINDING = /^assertion\.(?:dataHash|boxesHash|bmffHash)\.match$/;
const OPEN_PARTS = 'assertion.dataHash.additionalExclusionsPresent';

const SOURCE_TYPE =
  /^https?:\/\/(?:cv\.iptc\.org\/newscodes\/digitalsourcetype|c2pa\.org\/digitalsourcetype)\/(\w+)$/;
const CAMERA: readonly string[] = ['digitalCapture', 'computationalCapture'];
const AI: readonly string[] = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];

/** Actions that leave what a photo shows as it was. */
const HARMLESS: readonly string[] = [
  'c2pa.created',
  'c2pa.converted',
  'c2pa.orientation',
  'c2pa.published',
  'c2pa.repackaged',
  'c2pa.resized',
  'c2pa.resized.proportional',
  'c2pa.transcoded',
];

/**
 * The source of a photo by what the reader of its record says (`c2pa.Reader.json()`). Null: no record, one that does not
 * fit the picture, or one whose words are not known here.
 */
export function photoSourceOf(store: unknown, now: Date): PhotoSource | null {
  const read = manifestStore.safeParse(store);
  if (!read.success || !isBound(read.data)) return null;
  const { manifests, active_manifest, validation_state } = read.data;
  const active = manifests[active_manifest];
  if (active === undefined) return null;
  const kind = kindOf(active, manifests);
  if (kind === null) return null;
  const { issuer, common_name } = active.signature_info;
  return {
    kind,
    day: kind === 'camera' ? dayOf(active, now) : null,
    issuer: shownIssuer(issuer ?? common_name ?? ''),
    isTrusted: validation_state === 'Trusted',
  };
}

function isBound({ validation_results: { activeManifest } }: ManifestStore): boolean {
  const { success, informational } = activeManifest;
  return (
    success.some(({ code }) => BINDING.test(code)) && !informational.some(({ code }) => code === OPEN_PARTS)
  );
}

function kindOf(active: Manifest, manifests: ManifestStore['manifests']): PhotoSourceKind | null {
  const made = lineOf(active, manifests).flatMap(actionsOf);
  if (made.some(({ digitalSourceType }) => AI.includes(typeOf(digitalSourceType)))) return 'ai';
  const own = actionsOf(active);
  const isTaken = own.some(
    ({ action: name, digitalSourceType }) =>
      name === 'c2pa.created' && CAMERA.includes(typeOf(digitalSourceType)),
  );
  const isUnchanged = own.every(({ action: name }) => HARMLESS.includes(name));
  const isWhole = active.ingredients.every(({ relationship }) => relationship === 'inputTo');
  return isTaken && isUnchanged && isWhole ? 'camera' : null;
}

/** A manifest and those of what it was made from, each once, also where they name each other. */
function lineOf(active: Manifest, manifests: ManifestStore['manifests']): Manifest[] {
  const line = new Set([active]);
  for (const { ingredients } of line)
    for (const { active_manifest: label, relationship } of ingredients) {
      const from = label !== undefined && relationship !== 'inputTo' ? manifests[label] : undefined;
      if (from) line.add(from);
    }
  return [...line];
}

/** Its signer answers for what it made itself; from the second version on, what it only passes on is marked. */
const ownAssertions = ({ claim_version = 1, assertions }: Manifest) =>
  assertions.filter(({ created }) => claim_version < 2 || created === true);

function actionsOf(of: Manifest): Action[] {
  return ownAssertions(of)
    .filter(({ label }) => /^c2pa\.actions(?:\.v2)?(?:__\d+)?$/.test(label))
    .flatMap(({ data }) => z.object({ actions: z.array(action) }).safeParse(data).data?.actions ?? [UNREAD]);
}
/** An action that is not understood is no harmless one. */
const UNREAD: Action = { action: 'unread' };

const typeOf = (address = ''): string => SOURCE_TYPE.exec(address)?.[1] ?? '';

const METADATA = /^(?:c2pa\.metadata|stds\.exif)(?:__\d+)?$/;
const taken = z.object({ 'exif:DateTimeOriginal': z.string() });

/** By the camera's own data, else by the moment of its making. */
function dayOf(active: Manifest, now: Date): string | null {
  const ofData = ownAssertions(active)
    .filter(({ label }) => METADATA.test(label))
    .map(({ data }) => taken.safeParse(data).data?.['exif:DateTimeOriginal']);
  const ofMaking = actionsOf(active)
    .filter(({ action: name }) => name === 'c2pa.created')
    .map(({ when }) => when);
  return [...ofData, ...ofMaking].map((text) => readDay(text, now)).find((day) => day !== null) ?? null;
}

const FIRST_DAY = '1990-01-01';
const DAY_MS = 86_400_000;

/** "2026-10-02T…" or, as in EXIF, "2026:10:02 …"; a day that does not exist or has not come is none. */
function readDay(text: unknown, now: Date): string | null {
  const [, year, month, date] = /^(\d{4})[-:](\d{2})[-:](\d{2})(?:[T ]|$)/.exec(String(text)) ?? [];
  const day = `${year}-${month}-${date}`;
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return null;
  return day >= FIRST_DAY && at.getTime() <= now.getTime() + DAY_MS ? day : null;
}

export const ISSUER_MAX_LENGTH = 60;
const UNSHOWN = /[^\p{L}\p{M}\p{N} .,&'’()+-]/gu;
/** An address or a number to call has no place in a name that anybody may give themselves. */
const CONTACT = /@|:\/\/|www\.|\.[a-z]{2,}(?:$|[\s/])|(?:\d[\s().-]*){7}/iu;

function shownIssuer(name: string): string | null {
  if (CONTACT.test(name)) return null;
  const shown = name.normalize('NFC').replace(UNSHOWN, '').replace(/\s+/gu, ' ').trim();
  return /\p{L}/u.test(shown) ? [...shown].slice(0, ISSUER_MAX_LENGTH).join('').trim() : null;
}
