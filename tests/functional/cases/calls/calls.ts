import { route, type RouteName } from '../../../../common/routes/route-table.ts';
import { REASON, WISH, type Cases, type RoleName } from './cast.ts';

export type Call = { name: RouteName; url: string; body?: Record<string, unknown> };
export type CallRow = {
  call: RouteName;
  /** Prepares the rows that the call needs. */
  prepare: () => Promise<Call>;
  may: readonly RoleName[];
  message?: string;
};

const reason = { reason: REASON };
const on =
  (name: RouteName, make: () => Promise<{ id: number }>, body?: Record<string, unknown>) =>
  async (): Promise<Call> => {
    const { id } = await make();
    return { name, url: route(name as 'api.reviews.appeal', { id }), ...(body && { body }) };
  };

const ADMIN = ['admin'] as const;
/** Every call about appeals and moderation: its preparation, its roles, and its message. */
export const callsTable = (casesOf: () => Cases): readonly CallRow[] => [
  {
    call: 'api.reviews.appeal',
    prepare: on('api.reviews.appeal', () => casesOf().active(), { on_appeal_reason: WISH }),
    // The author has nothing to put back: a state, not a role (409).
    may: ['owner'],
    message: 'Appeal is Successfully Submitted',
  },
  {
    call: 'api.reviews.appeal',
    prepare: on('api.reviews.appeal', () => casesOf().inactive(), { on_appeal_reason: WISH }),
    may: ['author'],
    message: 'Appeal is Successfully Submitted',
  },
  {
    call: 'api.reviews.off_appeal',
    prepare: on('api.reviews.off_appeal', () => casesOf().takeDownAppeal(), { off_appeal_reason: WISH }),
    may: ['owner'],
    message: 'Turn off Appeal is Successfully Submitted',
  },
  {
    call: 'api.reviews.off_appeal',
    prepare: on('api.reviews.off_appeal', () => casesOf().putBackAppeal(), { off_appeal_reason: WISH }),
    may: ['author'],
    message: 'Turn off Appeal is Successfully Submitted',
  },
  {
    call: 'api.admin.reviews.deactivate',
    prepare: on('api.admin.reviews.deactivate', () => casesOf().active(), reason),
    may: ADMIN,
    message: 'Review deactivated successfully',
  },
  {
    call: 'api.admin.reviews.activate',
    prepare: on('api.admin.reviews.activate', () => casesOf().inactive(), reason),
    may: ADMIN,
    message: 'Review activated successfully',
  },
  {
    call: 'api.admin.reviews.destroy',
    prepare: on('api.admin.reviews.destroy', () => casesOf().active(), reason),
    may: ADMIN,
    message: 'Review Successfully Deleted',
  },
  {
    call: 'api.admin.reviews.update',
    prepare: on('api.admin.reviews.update', () => casesOf().active(), { title: 'Shorter', ...reason }),
    may: ADMIN,
    message: 'Review Successfully Upadated',
  },
  {
    call: 'api.admin.reviews.accept',
    prepare: on('api.admin.reviews.accept', () => casesOf().takeDownAppeal()),
    may: ADMIN,
    message: 'Appeal is successfully accepted!',
  },
  {
    call: 'api.admin.reviews.reject',
    prepare: on('api.admin.reviews.reject', () => casesOf().putBackAppeal()),
    may: ADMIN,
    message: 'Appeal is successfully rejected!',
  },
  {
    call: 'api.admin.reviews.update_appeal',
    prepare: on('api.admin.reviews.update_appeal', () => casesOf().takeDownAppeal(), { body: 'Rang them.' }),
    may: ADMIN,
    message: 'Changes Successfully Saved!',
  },
  {
    call: 'api.admin.review_responses.deactivate',
    prepare: on('api.admin.review_responses.deactivate', () => casesOf().response(), reason),
    may: ADMIN,
    message: 'Response deactivated successfully',
  },
  {
    call: 'api.admin.review_responses.activate',
    prepare: on('api.admin.review_responses.activate', () => casesOf().response('inactive'), reason),
    may: ADMIN,
    message: 'Response activated successfully',
  },
  {
    call: 'api.admin.review_responses.destroy',
    prepare: on('api.admin.review_responses.destroy', () => casesOf().response(), reason),
    may: ADMIN,
    message: 'Response Successfully Deleted',
  },
  {
    call: 'api.review_responses.appeal',
    prepare: on('api.review_responses.appeal', () => casesOf().response(), { on_appeal_reason: WISH }),
    may: ['author'],
    message: 'Appeal is Successfully Submitted',
  },
  {
    call: 'api.review_responses.off_appeal',
    prepare: on('api.review_responses.off_appeal', () => casesOf().responseAppeal(), {
      off_appeal_reason: WISH,
    }),
    may: ['author'],
    message: 'Turn off Appeal is Successfully Submitted',
  },
  {
    call: 'api.admin.review_responses.accept',
    prepare: on('api.admin.review_responses.accept', () => casesOf().responseAppeal(), reason),
    may: ADMIN,
    message: 'Appeal is successfully accepted!',
  },
  {
    call: 'api.admin.review_responses.reject',
    prepare: on('api.admin.review_responses.reject', () => casesOf().responseAppeal(), reason),
    may: ADMIN,
    message: 'Appeal is successfully rejected!',
  },
  {
    call: 'api.admin.review_responses.update',
    prepare: async () => {
      const { id: responseId } = await casesOf().response();
      const name = 'api.admin.review_responses.update';
      return { name, url: route(name), body: { responseId, review_response: 'Shorter.', ...reason } };
    },
    may: ADMIN,
    message: 'Response Successfully Upadated',
  },
  {
    call: 'api.admin.search_contractor',
    prepare: async () => {
      const name = 'api.admin.search_contractor';
      return { name, url: route(name, { region_id: 'all' }) };
    },
    may: ADMIN,
  },
];
