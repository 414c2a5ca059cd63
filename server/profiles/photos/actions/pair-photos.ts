import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { changePhotos, refuseWords } from '../change-photos.ts';
import type { PairInput } from '../schemas.ts';
import { albumsOf, insertAlbum, positionAfter, refuseTooMany } from './change-albums.ts';
import { ownPhoto } from './update-photo.ts';

/** Shows two photos of the page as before and after, in a project of their own. Throws 404 for another page's photo. */
export async function pairPhotos(
  context: Context,
  { contractorId, pair }: { contractorId: number; pair: PairInput },
): Promise<void> {
  if (pair.before === pair.after) throw invalid('after', 'photos.pair_same');
  await changePhotos(context, contractorId, async (tx) => {
    const { database } = tx;
    for (const [field, photoId] of [
      ['before', pair.before],
      ['after', pair.after],
    ] as const) {
      const { role } = await ownPhoto(tx, { contractorId, photoId });
      if (role === 'logo') throw invalid(field, 'photos.pair_logo');
    }
    const present = await albumsOf(database, contractorId);
    refuseTooMany(present, 'pair_title');
    await refuseWords(tx, { pair_title: pair.pair_title });
    const title = freeTitle(
      pair.pair_title || context.t('photos.pair_default'),
      present.map((one) => one.title),
    );
    const album_id = await insertAlbum(database, {
      contractor_id: contractorId,
      title,
      position: positionAfter(present),
    });
    for (const stage of ['before', 'after'] as const)
      await database
        .updateTable('contractor_photos')
        .set((update) => ({ album_id, stage, version: update('version', '+', 1) }))
        .where('upload_id', '=', pair[stage])
        .execute();
  });
}

/** A second project by the same title gets a number: "Before and after 2". */
function freeTitle(title: string, present: readonly string[]): string {
  const numbered = Array.from({ length: present.length + 1 }, (_, index) =>
    index === 0 ? title : `${title.slice(0, 70)} ${index + 1}`,
  );
  return numbered.find((one) => !present.includes(one)) ?? title;
}
