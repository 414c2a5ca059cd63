import { OFFER_DAYS_MAX, type PostingType } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { mayEndOn } from './expiry.ts';

/** The choices of a form from lists and calendars. */
export type Chosen = {
  type: PostingType;
  tradeIds: readonly number[];
  regionId: number;
  endsOn: string | null;
};
type CurrentChoices = Pick<Chosen, 'regionId' | 'endsOn'>;

/**
 * Throws InvalidInput for trades and regions that are not offered, and for an invalid last day. Earlier
 * choices (`displayStatus`) may stay.
 */
export async function checkContent(tx: ReadContext, chosen: Chosen, current?: CurrentChoices): Promise<void> {
  checkLastDay(tx, chosen, current);
  await checkTrades(tx, chosen);
  if (chosen.regionId !== current?.regionId) await checkRegion(tx, chosen);
}

function checkLastDay({ now }: ReadContext, { type, endsOn }: Chosen, current?: CurrentChoices): void {
  if (type !== 'offer') {
    if (endsOn !== null) throw invalid('ends_on', 'postings.day_of_offers');
    return;
  }
  if (endsOn === null) throw invalid('ends_on', 'postings.day_needed');
  const isNew = endsOn !== current?.endsOn;
  if (isNew && !mayEndOn(endsOn, now, OFFER_DAYS_MAX)) throw invalid('ends_on', 'postings.day_out_of_range');
}

/** Locks the trades until the transaction ends, so that none is removed from the list meanwhile. */
async function checkTrades({ database }: ReadContext, { tradeIds }: Chosen): Promise<void> {
  const found = await database
    .selectFrom('trades')
    .select('id')
    .where('id', 'in', [...tradeIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length !== tradeIds.length) throw invalid('trade_ids', 'postings.trade_unknown');
}

async function checkRegion({ database }: ReadContext, { regionId }: Chosen): Promise<void> {
  const found = await database
    .selectFrom('regions')
    .select('id')
    .where('id', '=', regionId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!found) throw invalid('region_id', 'postings.region_needed');
}
