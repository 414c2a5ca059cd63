import { route } from '../../../../common/routes/route-table.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

export const BODY = 'The shop is empty, and a note on the door says that they closed for good.';
export const LINK = 'https://register.example.gov/entity/4211';
export const REASON = 'The register says that the company was dissolved in March.';
const DAY_MS = 86_400_000;

/** YYYY-MM-DD, so many days ago. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

export type ClosingWorld = World & {
  admin: Person;
  ownerOf: (seed?: { name?: string; trades?: string[] }) => Promise<{ owner: Person; firm: MadeContractor }>;
  closeFirm: (owner: Person, closedOn?: string) => ReturnType<Person['submit']>;
  reopenFirm: (owner: Person) => ReturnType<Person['submit']>;
  propose: (by: Person, slug: string, changes?: Record<string, unknown>) => ReturnType<Person['send']>;
  rowOf: (id: number) => Promise<{ closed_on: string | null; closing_decision_id: number | null }>;
  proposals: (contractorId: number) => Promise<{ id: number; state: string; by_competitor: boolean }[]>;
};

/** A world with an administrator, and the steps of owners and of those who propose. */
export async function createClosingWorld(): Promise<ClosingWorld> {
  const world = await createWorld({ pageCache: true });
  const admin = await world.signedIn({ role: 'admin', name: 'Rosa Admin' });
  const own = route('contractor.closing');
  return {
    ...world,
    admin,
    ownerOf: async (seed = {}) => {
      const owner = await world.signedIn({ role: 'contractor' });
      return { owner, firm: await world.make.contractor({ owner: owner.user, ...seed }) };
    },
    closeFirm: (owner, closedOn = daysAgo(3)) =>
      owner.submit(route('contractor.close'), { closed_on: closedOn }, { from: own }),
    reopenFirm: (owner) => owner.submit(route('contractor.reopen'), {}, { from: own }),
    propose: (by, slug, changes = {}) =>
      by.send(
        'POST',
        route('closings.store', { slug }),
        { closed_on: daysAgo(30), relation: 'none', body: BODY, link: LINK, files: '', ...changes },
        { accept: 'application/json' },
      ),
    rowOf: (id) =>
      world.database
        .selectFrom('contractors')
        .select(['closed_on', 'closing_decision_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    proposals: (contractorId) =>
      world.database
        .selectFrom('closing_proposals')
        .select(['id', 'state', 'by_competitor'])
        .where('contractor_id', '=', contractorId)
        .orderBy('id')
        .execute(),
  };
}
