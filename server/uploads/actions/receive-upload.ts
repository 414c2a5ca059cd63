import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { Refusal, invalid, unauthenticated } from '../../core/errors.ts';
import type { ReceivedFile } from '../../core/forms/received-file.ts';
import type { Viewer } from '../../core/viewer.ts';
import { encoderOf, type DrawnImage, type Encoder } from '../encoder.ts';
import type { PhotoSource } from '../provenance/photo-source.ts';
import { formatOf, hasPdfEnd, isHeic, readStart } from '../file-kind.ts';
import { storageOf } from '../storage/storage.ts';
import { removeFiles, saveFiles, type FileVariant } from '../stored-files.ts';
import type { UploadRow } from '../views.ts';
import { refuseInfected } from '../virus-scan.ts';

/** Unattached files; more in one day than filling in forms needs. */
const MOST_WAITING = 60;
/** Of all visitors together, each for a day: a form of theirs attaches its files at once. */
const MOST_WAITING_OF_VISITORS = 300;
/** For a user who may not publish yet: enough for the evidence of a claim. */
const MOST_WAITING_UNVERIFIED = 3;
const LONGEST_NAME = 120;
const KEY_BYTES = 18;

type Prepared = {
  kind: 'image' | 'document';
  mediaType: string;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  focus: DrawnImage['focus'];
  source: PhotoSource | null;
  files: Partial<Record<FileVariant, Buffer>>;
  bytes: number;
};

/**
 * Stores an unattached file for its uploader alone, and for a day unless it is attached. Throws InvalidInput
 * for another format or an unreadable image. Throws a 429 for a user with too many such files.
 */
export async function receiveUpload(
  context: Context,
  file: ReceivedFile,
  { fromVisitors = false } = {},
): Promise<UploadRow> {
  const { viewer, config } = context;
  if (!viewer && !fromVisitors) throw unauthenticated();
  // Checked before the work of redrawing; counted again when it is inserted.
  await refuseTooManyWaiting(context, viewer);
  const prepared = await prepare(file, encoderOf(config), context);
  const key = randomBytes(KEY_BYTES).toString('base64url');
  // The row goes first: should the process end in between, the row without files is swept away like any orphan.
  const name = shownName(file.name);
  const id = await transact(context, async (tx) => {
    // Locked: of files sent at once each counts those before it.
    await lockSender(tx, viewer);
    await refuseTooManyWaiting(tx, viewer);
    const userId = viewer?.userId ?? null;
    return insertUpload(tx, { key, userId, name, prepared, digest: file.digest });
  });
  const storage = storageOf(config);
  try {
    await saveFiles(storage, key, prepared.files);
  } catch (error) {
    // A file that cannot be removed now is swept away like any orphan; the sender reads what went wrong first.
    await Promise.allSettled([
      context.database.deleteFrom('uploads').where('id', '=', id).execute(),
      removeFiles(storage, key),
    ]);
    throw error;
  }
  const { kind, width, height, bytes } = prepared;
  return { id, key, name, kind, width, height, bytes };
}

async function lockSender({ database }: ReadContext, viewer: Viewer): Promise<void> {
  if (!viewer) return;
  const { userId } = viewer;
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function refuseTooManyWaiting({ database }: ReadContext, viewer: Viewer): Promise<void> {
  const { count } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', 'is not distinct from', viewer?.userId ?? null)
    .where('visibility', '=', 'uploader')
    .executeTakeFirstOrThrow();
  const maximum = mostWaitingOf(viewer);
  if (count < maximum) return;
  const isUnverified = viewer?.emailVerified === false;
  const key = isUnverified ? 'uploads.too_many_unverified' : 'uploads.too_many_waiting';
  throw new Refusal(429, 'too_many_waiting', key, { maximum });
}

function mostWaitingOf(viewer: Viewer): number {
  if (!viewer) return MOST_WAITING_OF_VISITORS;
  return viewer.emailVerified ? MOST_WAITING : MOST_WAITING_UNVERIFIED;
}

async function prepare({ path, size }: ReceivedFile, encoder: Encoder, context: Context): Promise<Prepared> {
  if (size === 0) throw invalid('upload', 'uploads.empty');
  const start = await readStart(path);
  const format = formatOf(start);
  if (format === null) throw invalid('upload', isHeic(start) ? 'uploads.heic' : 'uploads.not_supported');
  if (format === 'pdf') return scannedDocument(context, await readFile(path));
  const image = await encoder.image({ path, size, format });
  const source = image.mayHaveManifest ? await encoder.source({ path, format }, context.now) : null;
  const { width, height, thumbhash, focus, files } = image;
  return {
    kind: 'image',
    mediaType: 'image/webp',
    width,
    height,
    thumbhash,
    focus,
    source,
    files,
    bytes: files.large.length,
  };
}

/** Pictures are drawn anew, so only documents keep what somebody put into them. */
async function scannedDocument(context: Context, bytes: Buffer): Promise<Prepared> {
  if (!hasPdfEnd(bytes)) throw invalid('upload', 'uploads.cut_off');
  await refuseInfected(context, bytes);
  return {
    kind: 'document',
    mediaType: 'application/pdf',
    width: null,
    height: null,
    thumbhash: null,
    focus: null,
    source: null,
    files: { document: bytes },
    bytes: bytes.length,
  };
}

/** Signs that are not seen, except what joins an emoji. */
const INVISIBLE = /\p{Cc}|(?!(?<=\p{Extended_Pictographic}\p{M}?\p{Emoji_Modifier}?)\u200d)\p{Cf}/gu;

/** The name to show: no folders, no invisible characters, limited in length. */
export function shownName(given: string): string {
  const name = basename(given.toWellFormed().replaceAll('\\', '/')).replace(INVISIBLE, '').trim();
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return /[^.\s]/.test(name) ? name : 'file';
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, LONGEST_NAME - extension.length).join('') + extension;
}

type NewUpload = { key: string; userId: number | null; name: string; prepared: Prepared; digest: string };

async function insertUpload({ database, now }: ReadContext, upload: NewUpload): Promise<number> {
  const { key, userId, name, prepared, digest } = upload;
  const row = await database
    .insertInto('uploads')
    .values({
      key,
      user_id: userId,
      kind: prepared.kind,
      media_type: prepared.mediaType,
      original_name: name,
      byte_size: prepared.bytes,
      width: prepared.width,
      height: prepared.height,
      thumbhash: prepared.thumbhash,
      focus_x: prepared.focus?.x ?? null,
      focus_y: prepared.focus?.y ?? null,
      source_kind: prepared.source?.kind ?? null,
      source_day: prepared.source?.day ?? null,
      source_issuer: prepared.source?.issuer ?? null,
      source_trusted: prepared.source?.isTrusted ?? null,
      digest,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
