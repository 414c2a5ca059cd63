import type { ClaimSeed } from '../../../support/factories.ts';
import type { World } from '../../../support/world.ts';
import { daysAfter, exists, insert, update, type KeptForm } from './kept.ts';

const MEMBERS = 'People who manage a business, and invitations to that, with their email';

export function businessRows(world: World): KeptForm[] {
  const { make } = world;
  const claimWithDocument = async (at: Date, seed: ClaimSeed) => {
    const user = await make.user();
    const document = await make.upload({ user, kind: 'document', visibility: 'parties', createdAt: at });
    const claim = await make.claim({ user, evidence: 'document', document, message: 'I run it.', ...seed });
    const isThere = async () =>
      (await exists(world, 'uploads', { id: document.id })) ||
      exists(world, 'contractor_claims', { id: claim.id, message: 'I run it.' });
    return { user, isThere };
  };
  return [
    {
      row: 'Totals of openings and clicks of a contractor’s page',
      thing: 'the total',
      // Six years, without the day itself.
      period: { days: 2_191 },
      jobs: ['page_counts.forget'],
      make: async (at) => {
        const { id } = await make.contractor();
        const row = { contractor_id: id, day: at.toISOString().slice(0, 10), kind: 'view', count: 3 };
        return (await insert(world, 'contractor_page_days', row, 'contractor_id')).isThere;
      },
    },
    {
      row: 'Email addresses of customers that a contractor gave us to ask for a review, and the outcome of a list of them',
      thing: 'the address',
      period: { days: 60 },
      jobs: ['review_requests.forget'],
      make: async (at) => {
        const { id } = await make.contractor();
        const request = {
          contractor_id: id,
          code: `kept ${id}`,
          kind: 'job',
          language: 'english',
          created_at: at,
        };
        const email = `kept${id}@casa.example`;
        const row = await insert(world, 'review_requests', { ...request, email, email_hash: email });
        return () => exists(world, 'review_requests', { id: row.id, email });
      },
    },
    {
      row: 'What was moved when two listings were joined',
      thing: 'the move',
      period: { days: 180 },
      jobs: ['reviews.erase'],
      make: async (at) => {
        const merged = await make.contractor();
        const by = await make.user({ role: 'admin' });
        const subject = { type: 'listing', id: merged.id } as const;
        const decision = await make.decision({ action: 'listing.merged', subject, by, at });
        await update(world, 'contractors', merged.id, { listing_decision_id: decision.id });
        const row = {
          merged_id: merged.id,
          table_name: 'reviews',
          column_name: 'contractor_id',
          row_key: '{}',
        };
        return (await insert(world, 'listing_merge_moves', row)).isThere;
      },
    },
    {
      row: MEMBERS,
      thing: 'the invitation that nobody accepted',
      // It ends after 14 days.
      period: { days: 44 },
      jobs: ['accounts.forget'],
      make: async (at) => {
        const firm = await make.contractor({ owner: await make.user() });
        const times = { invited_at: at, mailed_at: at, expires_at: daysAfter(at, 14) };
        const row = { contractor_id: firm.id, email: 'invited@plumbline.test', ...times };
        return (await insert(world, 'contractor_members', row)).isThere;
      },
    },
    {
      row: MEMBERS,
      thing: 'the member who left',
      period: { days: 30 },
      jobs: ['accounts.forget'],
      make: async (at) => {
        const firm = await make.contractor({ owner: await make.user() });
        const times = { invited_at: at, mailed_at: at, accepted_at: at, ended_at: at, expires_at: at };
        const person = { user_id: (await make.user()).id, email: 'left@plumbline.test', end_reason: 'left' };
        const row = { contractor_id: firm.id, ...person, ...times };
        return (await insert(world, 'contractor_members', row)).isThere;
      },
    },
    {
      row: 'Email of a claim',
      thing: 'the address',
      period: { days: 30 },
      jobs: ['accounts.forget'],
      make: async (at) => {
        const { id } = await make.claim({ state: 'rejected', closedAt: at });
        return () => exists(world, 'contractor_claims', { id, email: 'office@acme.com' });
      },
    },
    {
      row: 'Document and message of a rejected or withdrawn claim',
      thing: 'the document or the message',
      period: { days: 180 },
      jobs: ['claims.erase', 'uploads.sweep'],
      make: async (at) => (await claimWithDocument(at, { state: 'rejected', closedAt: at })).isThere,
    },
    {
      row: 'Document and message of an accepted claim',
      thing: 'the document or the message',
      period: { days: 90 },
      jobs: ['claims.erase', 'uploads.sweep'],
      make: async (at) => {
        const { user, isThere } = await claimWithDocument(at, { state: 'accepted', closedAt: at });
        await update(world, 'users', user.id, { closed_at: at });
        return isThere;
      },
    },
    {
      row: 'A claim whose code no one enters',
      thing: 'the open claim',
      period: { days: 14 },
      jobs: ['claims.lapse'],
      make: async (at) => {
        const { id } = await make.claim({ confirmed: false, filedAt: at });
        return () => exists(world, 'contractor_claims', { id, state: 'open' });
      },
    },
  ];
}
