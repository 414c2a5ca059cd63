import * as z from 'zod';
import { CLAIM_EVIDENCE, ROLES, USER_STATUSES } from '../../../common/constants.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { lines } from '../../core/validation.ts';
import { oneOf } from '../../core/http/forgiving-query.ts';
import { listQuery } from '../list-query.ts';

const NOTE_MAX_LENGTH = 2_000;

export const userListQuery = listQuery({
  sorts: { joined: 'desc', name: 'asc', role: 'asc' },
  filters: {
    role: oneOf(ROLES),
    status: oneOf(USER_STATUSES),
    verified: oneOf(['yes', 'no']),
    language: oneOf(LANGUAGES),
  },
});
export type UserListState = z.output<typeof userListQuery>;

/** The search for a user: the words, and the open case. */
const foundUsersQuery = listQuery({ sorts: { name: 'asc', joined: 'desc' } });
export type FoundUsersState = z.output<typeof foundUsersQuery>;
/** The same for postings; without words, the latest. */
const foundPostingsQuery = listQuery({
  sorts: { published: 'desc', title: 'asc' },
  filters: { status: oneOf(['held']) },
});
export type FoundPostingsState = z.output<typeof foundPostingsQuery>;

/** The half of the page: users, unless it says postings. Like lists, it never refuses. */
export const functionsQuery = z
  .looseObject({ about: oneOf(['postings']) })
  .transform(({ about, ...query }) =>
    about === null
      ? { about: 'users' as const, state: foundUsersQuery.parse(query) }
      : { about, state: foundPostingsQuery.parse(query) },
  );
export type FunctionsState = z.output<typeof functionsQuery>;

export const claimListQuery = listQuery({
  sorts: { due: 'asc', filed: 'desc', contractor: 'asc', claimant: 'asc' },
  filters: {
    state: oneOf(['late', 'unconfirmed', 'accepted', 'rejected', 'withdrawn', 'all']),
    evidence: oneOf(CLAIM_EVIDENCE),
  },
});
export type ClaimListState = z.output<typeof claimListQuery>;

export const noteBody = z.strictObject({ body: lines(1, NOTE_MAX_LENGTH) });
