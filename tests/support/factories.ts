import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import {
  FACT_KEYS,
  SCORE_KEYS,
  type AppealKind,
  type AppealState,
  type ClaimEvidence,
  type ClaimState,
  type DecisionAction,
  type DecisionReasonCode,
} from '../../common/constants.ts';
import type { ReportCaseState, ReportKind, ReportReason } from '../../common/cases/reports.ts';
import { claimDueAt } from '../../server/contractors/claims/claim.ts';
import { transact, type Context } from '../../server/core/context.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { codesOf, reasonFamilyOf } from '../../server/decisions/reason-family.ts';
import { ownText } from './own-text.ts';
import { recordDecision, type Concerned, type NewDecision } from '../../server/decisions/record-decision.ts';
import { reportDueAt } from '../../server/reports/report.ts';
import { appealDueAt } from '../../server/cases/appeal-window.ts';
import { refreshRatingSummaries } from '../../server/reviews/refresh-summary.ts';

export type UserSeed = {
  name?: string;
  email?: string;
  role?: 'user' | 'contractor' | 'admin';
  language?: 'english' | 'mexican_spanish';
  status?: 'active' | 'inactive';
  emailVerified?: boolean;
};
export type MadeUser = { id: number; profileId: number; name: string; email: string; password: string };

export type ContractorSeed = {
  name?: string;
  owner?: MadeUser;
  region?: string;
  city?: string;
  trades?: string[];
  latitude?: number | null;
  longitude?: number | null;
};
export type MadeContractor = { id: number; slug: string; name: string };

export type ReviewSeed = {
  contractor: MadeContractor;
  author?: MadeUser;
  overall?: number;
  title?: string;
  body?: string;
  jobMonth?: string;
  language?: 'english' | 'mexican_spanish';
  facts?: Record<string, string>;
  createdAt?: Date;
  status?: 'active' | 'inactive';
  stage?: 'quote_only' | 'in_progress' | 'finished' | 'abandoned';
};
export type MadeReview = { id: number };

export type DecisionSeed = {
  action: DecisionAction;
  subject: NewDecision['subject'];
  /** An administrator; none: screening. */
  by?: MadeUser;
  review?: MadeReview;
  contractor?: MadeContractor;
  overall?: number;
  language?: 'english' | 'mexican_spanish';
  reasonCode?: DecisionReasonCode | null;
  reasonText?: string | null;
  concerned?: Concerned[];
  before?: NewDecision['before'];
  after?: NewDecision['after'];
  at?: Date;
};
export type MadeDecision = { id: number };

export type AppealSeed = {
  review: MadeReview;
  /** Of an appeal against the response. */
  response?: MadeResponse;
  /** The appellant. */
  by: MadeUser;
  kind?: AppealKind;
  state?: AppealState;
  reason?: string;
  against?: MadeDecision | null;
  decision?: MadeDecision | null;
  filedAt?: Date;
  closedAt?: Date;
};
export type MadeAppeal = { id: number };

export type ResponseSeed = {
  review: MadeReview;
  author?: MadeUser;
  body?: string;
  status?: 'active' | 'inactive';
  createdAt?: Date;
  editedAt?: Date;
  deletedAt?: Date | null;
};
export type MadeResponse = { id: number };

export type AccountAppealSeed = {
  user: MadeUser;
  against?: MadeDecision | null;
  reason?: string;
  state?: AppealState;
  filedAt?: Date;
  dueAt?: Date;
  closedAt?: Date;
};

export type DecisionAppealSeed = {
  against: MadeDecision;
  /** The appellant. */
  by: MadeUser;
  reason?: string;
  state?: AppealState;
  /** The one that closed it. */
  decision?: MadeDecision | null;
  filedAt?: Date;
  dueAt?: Date;
  closedAt?: Date;
};

export type ClaimSeed = {
  user?: MadeUser;
  contractor?: MadeContractor;
  evidence?: ClaimEvidence;
  /** The code was entered; a document needs none. */
  confirmed?: boolean;
  document?: MadeUpload;
  message?: string;
  state?: ClaimState;
  filedAt?: Date;
  dueAt?: Date;
  closedAt?: Date | null;
};
export type MadeClaim = { id: number; user: MadeUser; contractor: MadeContractor };

export type ReportSeed = {
  kind: ReportKind;
  /** Of the review, response, posting or contractor. */
  id: number;
  /** The reporter; a new user by default. */
  by?: MadeUser;
  reason?: ReportReason;
  passage?: string | null;
  note?: string | null;
  state?: ReportCaseState;
  filedAt?: Date;
};
export type MadeReport = { id: number; caseId: number; by: MadeUser };

export type UploadSeed = {
  user: MadeUser;
  kind?: 'image' | 'document';
  visibility?: 'uploader' | 'parties' | 'public';
  createdAt?: Date;
};
export type MadeUpload = { id: number; key: string };

export type Factories = {
  user: (seed?: UserSeed) => Promise<MadeUser>;
  contractor: (seed?: ContractorSeed) => Promise<MadeContractor>;
  review: (seed: ReviewSeed) => Promise<MadeReview>;
  /**
   * A row of the chain alone: the test does the decision's effects, or `administrator.call(...)` does both.
   */
  decision: (seed: DecisionSeed) => Promise<MadeDecision>;
  appeal: (seed: AppealSeed) => Promise<MadeAppeal>;
  response: (seed: ResponseSeed) => Promise<MadeResponse>;
  accountAppeal: (seed: AccountAppealSeed) => Promise<MadeAppeal>;
  /** The row alone, without checking whether they may appeal the decision. */
  decisionAppeal: (seed: DecisionAppealSeed) => Promise<MadeAppeal>;
  claim: (seed?: ClaimSeed) => Promise<MadeClaim>;
  /** Joined to the open case of the same text, if there is one. */
  report: (seed: ReportSeed) => Promise<MadeReport>;
  /** The row alone: drawing its files is for the upload tests. */
  upload: (seed: UploadSeed) => Promise<MadeUpload>;
};

export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | null = null;
/** Journeys share one database, and several processes make what they need in it. */
const OF_THIS_PROCESS = randomBytes(4).toString('hex');
let counter = 0;

/** Each makes the smallest valid row, dated by the application's clock; what a test cares about it says. */
export function createFactories(handle: DatabaseHandle, clock = () => new Date()): Factories {
  const { database } = handle;
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  const user: Factories['user'] = async (seed = {}) => {
    counter += 1;
    const name = seed.name ?? `Person ${counter}`;
    const email = seed.email ?? `person${counter}.${OF_THIS_PROCESS}@plumbline.test`;
    const row = await database
      .insertInto('users')
      .values({
        name,
        email,
        email_verified: seed.emailVerified ?? true,
        role: seed.role ?? 'user',
        language: seed.language ?? 'english',
        status: seed.status ?? 'active',
        inactive_reason: seed.status === 'inactive' ? 'Deactivated in a test.' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('credentials')
      .values({
        user_id: row.id,
        account_id: String(row.id),
        provider_id: 'credential',
        password: await passwordHash,
      })
      .execute();
    const profile = await database
      .insertInto('profiles')
      .values({ user_id: row.id, kind: 'person', name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, profileId: profile.id, name, email, password: PASSWORD };
  };

  const contractor: Factories['contractor'] = async (seed = {}) => {
    counter += 1;
    const name = seed.name ?? `Builder ${counter}`;
    const slug = `builder-${counter}-${OF_THIS_PROCESS}`;
    const region = await database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', seed.region ?? 'US-CA')
      .executeTakeFirstOrThrow();
    const values = {
      kind: 'contractor',
      name,
      region_id: region.id,
      city: seed.city ?? 'Fresno',
      latitude: seed.latitude === undefined ? 36.74 : seed.latitude,
      longitude: seed.longitude === undefined ? -119.78 : seed.longitude,
    };
    const owner = seed.owner;
    const profile = owner
      ? await database
          .updateTable('profiles')
          .set(values)
          .where('user_id', '=', owner.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await database.insertInto('profiles').values(values).returning('id').executeTakeFirstOrThrow();
    if (owner)
      await database.updateTable('users').set({ role: 'contractor' }).where('id', '=', owner.id).execute();
    await database.insertInto('contractors').values({ id: profile.id, slug }).execute();
    await database
      .insertInto('profile_trades')
      .columns(['profile_id', 'trade_id', 'position'])
      .expression((query) =>
        query
          .selectFrom('trades')
          .select(({ val, ref }) => [
            val(profile.id).as('profile_id'),
            ref('id').as('trade_id'),
            ref('position').as('position'),
          ])
          .where('slug', 'in', seed.trades ?? ['plumbing']),
      )
      .execute();
    await sql`select refresh_contractor_search(array[${profile.id}]::integer[])`.execute(database);
    await refreshRatingSummaries(database, [profile.id], clock());
    return { id: profile.id, slug, name };
  };

  const review: Factories['review'] = async (seed) => {
    counter += 1;
    const author = seed.author ?? (await user());
    const trade = await database
      .selectFrom('trades')
      .select('id')
      .where('slug', '=', 'plumbing')
      .executeTakeFirstOrThrow();
    const overall = seed.overall ?? 4;
    const createdAt = seed.createdAt ?? clock();
    const row = await database
      .insertInto('reviews')
      .values({
        contractor_id: seed.contractor.id,
        author_profile_id: author.profileId,
        overall,
        scores: Object.fromEntries(SCORE_KEYS.map((key) => [key, overall])),
        title: seed.title ?? `Review ${counter}`,
        body:
          seed.body ??
          ownText(
            'They came on the agreed day, showed every price before starting and left the place clean.',
          ),
        trade_id: trade.id,
        job_month: seed.jobMonth ?? `20${10 + (counter % 15)}-0${1 + (counter % 9)}-01`,
        cost_band: '500_2k',
        stage: seed.stage ?? 'finished',
        facts: seed.facts ?? Object.fromEntries(FACT_KEYS.map((key) => [key, 'yes'])),
        qualifying: {},
        city: 'Fresno',
        language: seed.language ?? 'english',
        verification: 'contact_and_facts',
        status: seed.status ?? 'active',
        created_at: createdAt,
        first_shown_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await refreshRatingSummaries(database, [seed.contractor.id], clock());
    return row;
  };

  const decision: Factories['decision'] = (seed) => {
    const context = {
      database,
      viewer: seed.by ? { userId: seed.by.id } : null,
      now: seed.at ?? clock(),
      announce: () => undefined,
    } as unknown as Context;
    return transact(context, (tx) => recordDecision(tx, decisionOf(seed)));
  };

  const appeal: Factories['appeal'] = async (seed) => {
    const filedAt = seed.filedAt ?? clock();
    const state = seed.state ?? 'open';
    return database
      .insertInto('appeals')
      .values({
        type: 'appeal',
        review_id: seed.review.id,
        kind: seed.kind ?? (seed.response ? 'remove_response' : 'take_down'),
        subject_type: seed.response ? 'response' : 'review',
        subject_id: (seed.response ?? seed.review).id,
        appellant_user_id: seed.by.id,
        against_decision_id: seed.against?.id ?? null,
        decision_id: seed.decision?.id ?? null,
        state,
        on_appeal_reason: seed.reason ?? 'This is about another business with a similar name.',
        off_appeal_reason: state === 'withdrawn' ? 'We have talked and it is settled.' : null,
        filed_at: filedAt,
        due_at: appealDueAt(filedAt),
        closed_at: state === 'open' ? null : (seed.closedAt ?? filedAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  const response: Factories['response'] = async (seed) =>
    database
      .insertInto('review_responses')
      .values({
        review_id: seed.review.id,
        author_user_id: seed.author?.id ?? null,
        body: seed.body ?? 'Thank you.',
        status: seed.status ?? 'active',
        edited_at: seed.editedAt ?? null,
        deleted_at: seed.deletedAt ?? null,
        created_at: seed.createdAt ?? clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

  const accountAppeal: Factories['accountAppeal'] = async (seed) => {
    const filedAt = seed.filedAt ?? clock();
    return database
      .insertInto('appeals')
      .values({
        type: 'account_appeal',
        subject_type: 'user',
        subject_id: seed.user.id,
        appellant_user_id: seed.user.id,
        against_decision_id: seed.against?.id ?? null,
        on_appeal_reason: seed.reason ?? 'I did not do any of that, please look again.',
        state: seed.state ?? 'open',
        filed_at: filedAt,
        due_at: seed.dueAt ?? appealDueAt(filedAt),
        closed_at: seed.closedAt ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  const subjectOf = (decisionId: number) =>
    database
      .selectFrom('decisions')
      .select(['subject_type', 'subject_id'])
      .where('id', '=', decisionId)
      .executeTakeFirstOrThrow();

  const decisionAppeal: Factories['decisionAppeal'] = async (seed) => {
    const filedAt = seed.filedAt ?? clock();
    const state = seed.state ?? 'open';
    return database
      .insertInto('appeals')
      .values({
        type: 'decision_appeal',
        ...(await subjectOf(seed.against.id)),
        against_decision_id: seed.against.id,
        appellant_user_id: seed.by.id,
        decision_id: seed.decision?.id ?? null,
        state,
        on_appeal_reason: seed.reason ?? 'What was decided is wrong, please look at it again.',
        off_appeal_reason: state === 'withdrawn' ? 'We have talked and it is settled.' : null,
        filed_at: filedAt,
        due_at: seed.dueAt ?? appealDueAt(filedAt),
        closed_at: state === 'open' ? null : (seed.closedAt ?? filedAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };

  const claim: Factories['claim'] = async (seed = {}) => {
    const claimant = seed.user ?? (await user());
    const business = seed.contractor ?? (await contractor());
    const { evidence = 'listed_email', confirmed = evidence !== 'document', filedAt = clock() } = seed;
    const row = await database
      .insertInto('contractor_claims')
      .values({
        contractor_id: business.id,
        user_id: claimant.id,
        evidence,
        email: evidence === 'document' ? null : 'office@acme.com',
        confirmed_at: confirmed ? filedAt : null,
        upload_id: seed.document?.id ?? null,
        message: seed.message ?? null,
        state: seed.state ?? 'open',
        created_at: filedAt,
        due_at: seed.dueAt ?? claimDueAt(filedAt),
        closed_at: seed.closedAt ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...row, user: claimant, contractor: business };
  };

  const report: Factories['report'] = async ({ kind, id, state = 'open', ...seed }) => {
    const by = seed.by ?? (await user());
    const { reason = 'spam', filedAt = clock() } = seed;
    const open = await database
      .selectFrom('report_cases')
      .select('id')
      .where('subject_type', '=', kind)
      .where('subject_id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    const { id: case_id } =
      open ??
      (await database
        .insertInto('report_cases')
        .values({
          subject_type: kind,
          subject_id: id,
          state,
          opened_at: filedAt,
          due_at: reportDueAt(reason, filedAt),
          closed_at: state === 'open' ? null : filedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow());
    const row = await database
      .insertInto('reports')
      .values({
        case_id,
        reporter_user_id: by.id,
        reason,
        passage: seed.passage ?? null,
        note: seed.note ?? null,
        created_at: filedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...row, caseId: case_id, by };
  };

  const upload: Factories['upload'] = async ({ user, kind = 'image', visibility, createdAt }) => {
    const isImage = kind === 'image';
    return database
      .insertInto('uploads')
      .values({
        key: randomBytes(18).toString('base64url'),
        user_id: user.id,
        kind,
        media_type: isImage ? 'image/webp' : 'application/pdf',
        original_name: isImage ? 'roof.jpg' : 'contract.pdf',
        byte_size: 1_000,
        width: isImage ? 1_920 : null,
        height: isImage ? 1_080 : null,
        visibility: visibility ?? 'uploader',
        created_at: createdAt ?? clock(),
      })
      .returning(['id', 'key'])
      .executeTakeFirstOrThrow();
  };

  return {
    user,
    contractor,
    review,
    decision,
    appeal,
    response,
    accountAppeal,
    decisionAppeal,
    claim,
    report,
    upload,
  };
}

function decisionOf(seed: DecisionSeed): NewDecision {
  return {
    action: seed.action,
    subject: seed.subject,
    reviewId: seed.review?.id ?? null,
    contractorId: seed.contractor?.id ?? null,
    overall: seed.overall ?? null,
    language: seed.language ?? null,
    reasonCode: seed.reasonCode === undefined ? codeFor(seed) : seed.reasonCode,
    reasonText: seed.reasonText === undefined ? 'Decided in a test.' : seed.reasonText,
    before: seed.before ?? {},
    after: seed.after ?? {},
    concerned: seed.concerned ?? [],
    by: seed.by ? 'viewer' : 'screening',
  };
}

function codeFor({ action, after = {} }: DecisionSeed): DecisionReasonCode | null {
  const family = reasonFamilyOf(action, after);
  if (family === null) return null;
  return family === 'offense' ? 'R13' : (codesOf(family)[0] ?? null);
}
