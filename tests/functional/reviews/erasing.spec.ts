import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { eraseDeletedResponses } from '../../../server/reviews/jobs/erase-deleted-responses.ts';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import { UPLOAD_HOLDERS } from '../../../server/upload-holders.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { removeOrphans } from '../../../server/uploads/jobs/remove-orphans.ts';
import { pathOf, saveFiles } from '../../../server/uploads/stored-files.ts';
import type { MadeContractor, MadeReview, MadeUser } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

const DELETED = new Date('2026-05-20T08:00:00Z');
/** The last day on which it is kept, and the moment from which it is not. */
const LAST_MOMENT = new Date('2026-11-17T09:59:00Z');
const OVER = new Date('2026-11-17T10:00:00Z');

let world: World;
let admin: MadeUser;
let owner: MadeUser;
let contractor: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.make.user({ role: 'admin' });
  owner = await world.make.user();
  contractor = await world.make.contractor({ owner });
});
afterAll(() => world.close());

const note = (type: 'review' | 'appeal' | 'contractor' | 'user', { id }: { id: number }, body: string) =>
  world.database
    .insertInto('admin_notes')
    .values({ subject_type: type, subject_id: id, author_user_id: admin.id, body, created_at: DELETED })
    .execute();
const notesLeft = async () => {
  const rows = await world.database.selectFrom('admin_notes').select('body').orderBy('body').execute();
  return rows.map(({ body }) => body);
};
const decisions = () => world.database.selectFrom('decisions').selectAll().orderBy('id').execute();
const deleteReview = ({ id }: MadeReview) =>
  world.database.updateTable('reviews').set({ deleted_at: DELETED }).where('id', '=', id).execute();

describe('an erased review', () => {
  beforeEach(() => world.database.deleteFrom('admin_notes').execute());

  test('an erased review takes along what administrators noted about it and its appeals, and the files of those', async () => {
    const [gone, kept] = [await world.make.review({ contractor }), await world.make.review({ contractor })];
    const closed = { by: owner, state: 'rejected', filedAt: DELETED } as const;
    const [appeal, other] = [
      await world.make.appeal({ review: gone, ...closed }),
      await world.make.appeal({ review: kept, ...closed }),
    ];
    const evidence = await world.make.upload({ user: owner, visibility: 'parties', createdAt: DELETED });
    await saveFiles(localStorage(world.config.dataDir), evidence.key, { small: Buffer.from('x') });
    await world.database
      .insertInto('appeal_files')
      .values({ appeal_id: appeal.id, upload_id: evidence.id, position: 1 })
      .execute();
    await note('review', gone, 'gone: of the review');
    await note('appeal', appeal, 'gone: of its appeal');
    await note('review', kept, 'kept: of another review');
    await note('appeal', other, 'kept: of its appeal');
    // The same number, another noun.
    await note('contractor', gone, 'kept: of a contractor');
    await note('user', appeal, 'kept: of a user');
    await world.make.decision({
      action: 'review.deleted',
      subject: { type: 'review', id: gone.id },
      review: gone,
      by: admin,
      reasonText: 'It names a neighbour.',
    });
    const before = await decisions();
    await deleteReview(gone);

    await eraseDeletedReviews(world.database, LAST_MOMENT);
    expect(await notesLeft()).toHaveLength(6);
    await eraseDeletedReviews(world.database, OVER);
    await removeOrphans({
      database: world.database,
      storage: localStorage(world.config.dataDir),
      now: OVER,
      holders: UPLOAD_HOLDERS,
    });
    expect(await notesLeft()).toEqual([
      'kept: of a contractor',
      'kept: of a user',
      'kept: of another review',
      'kept: of its appeal',
    ]);
    expect(
      await world.database.selectFrom('uploads').select('id').where('id', '=', evidence.id).execute(),
    ).toEqual([]);
    expect(existsSync(join(world.config.dataDir, pathOf(evidence.key, 'small')))).toBe(false);
    expect(await decisions()).toEqual(before);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });
});

describe('a response that was deleted by itself', () => {
  const respond = async (review: MadeReview, deletedAt: Date | null): Promise<number> => {
    const { id } = await world.make.response({
      review,
      author: owner,
      body: 'We came on Monday.',
      deletedAt,
    });
    await world.database
      .insertInto('review_response_versions')
      .values({ response_id: id, version: 1, body: 'We came on Monday.', created_at: DELETED })
      .execute();
    return id;
  };
  const left = async (review: MadeReview) => {
    const rows = await world.database
      .selectFrom('review_responses as s')
      .innerJoin('review_response_versions as v', 'v.response_id', 's.id')
      .select('s.id')
      .where('s.review_id', '=', review.id)
      .orderBy('s.id')
      .execute();
    return rows.map(({ id }) => id);
  };

  test('a response that was deleted by itself goes after 180 days with its versions; the review and the response that stands stay', async () => {
    const review = await world.make.review({ contractor });
    const gone = await respond(review, DELETED);
    const stands = await respond(review, null);
    await eraseDeletedResponses(world.database, LAST_MOMENT);
    expect(await left(review)).toEqual([gone, stands]);
    await eraseDeletedResponses(world.database, OVER);
    expect(await left(review)).toEqual([stands]);
    const versions = world.database
      .selectFrom('review_response_versions')
      .select('id')
      .where('response_id', '=', gone);
    expect(await versions.execute()).toEqual([]);
    const current = world.database.selectFrom('reviews').select('id').where('id', '=', review.id);
    expect(await current.execute()).toHaveLength(1);
  });

  test('a response that was deleted by itself waits while its review is being looked at', async () => {
    const review = await world.make.review({ contractor });
    const response = await respond(review, DELETED);
    const { id } = await world.make.appeal({ review, by: owner });
    await eraseDeletedResponses(world.database, OVER);
    expect(await left(review)).toEqual([response]);
    await world.database
      .updateTable('appeals')
      .set({ state: 'rejected', closed_at: OVER })
      .where('id', '=', id)
      .execute();
    await eraseDeletedResponses(world.database, OVER);
    expect(await left(review)).toEqual([]);
  });
});
