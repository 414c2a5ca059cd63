import { route } from '../../../common/routes/route-table.ts';
import type { MadeContractor } from '../../support/factories.ts';
import type { Person, World } from '../../support/world.ts';

export const PAGE = route('review_requests');

export type Business = { owner: Person; firm: MadeContractor };

/** A business whose owner has signed in. */
export async function makeBusiness(world: World, name = 'Cordero & Daughters'): Promise<Business> {
  const owner = await world.signedIn({ role: 'contractor' });
  const firm = await world.make.contractor({ owner: owner.user, name, trades: ['plumbing'] });
  return { owner, firm };
}

/** The fields of one request, as its form sends them; what a test cares about it says. */
export const oneRequest = (said: Record<string, string> = {}) => ({
  email: '',
  trade_id: '',
  month: '',
  city: '',
  reference: '',
  language: 'english',
  ...said,
});

export const ask = ({ owner }: Business, said: Record<string, string> = {}) =>
  owner.submit(route('review_requests.store'), oneRequest(said), { from: PAGE });

export const askList = ({ owner }: Business, list: string, language = 'english') =>
  owner.submit(route('review_requests.store_list'), { list, language }, { from: PAGE });

/** Requests about jobs of a business, the oldest first. */
export const requestsOf = (world: World, { firm }: Business) =>
  world.database
    .selectFrom('review_requests')
    .selectAll()
    .where('contractor_id', '=', firm.id)
    .where('kind', '=', 'job')
    .orderBy('id')
    .execute();
