import { sql } from 'kysely';
import type { FileAudience, RedFlagCriterion, RedFlagState } from '../../../common/cases/red-flags.ts';
import type { DecisionReasonCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { UploadRow } from '../../uploads/views.ts';
import type { Side } from '../attach-files.ts';
import { EVIDENCE_COUNT, IS_APPEALED } from './red-flag-facts.ts';

export type RedFlagFileRow = UploadRow & { side: Side; isPublic: boolean; audience: FileAudience };
export type RedFlagRow = {
  id: number;
  contractorId: number;
  contractorSlug: string;
  contractorName: string;
  city: string | null;
  regionId: number | null;
  claimed: boolean;
  isHidden: boolean;
  criterion: RedFlagCriterion;
  criterionName: string;
  level: RedFlagLevel;
  origin: 'report' | 'license';
  state: RedFlagState;
  reporterUserId: number | null;
  body: string | null;
  language: Language | null;
  happenedOn: string | null;
  recordUrl: string | null;
  answer: string | null;
  answerLanguage: Language | null;
  answeredAt: Date | null;
  version: number;
  openedAt: Date;
  /** The zone of the contractor's place. */
  zone: string | null;
  answerDueAt: Date;
  isUrgent: boolean;
  approvedAt: Date | null;
  approvedByUserId: number | null;
  publishedAt: Date | null;
  expiresOn: string | null;
  closedAt: Date | null;
  decisionId: number | null;
  reasonCode: DecisionReasonCode | null;
  reason: string | null;
  /** The decision answers an appeal. */
  onAppeal: boolean;
  /** An appeal against its publication is open. */
  isAppealed: boolean;
  /** Files and official records that the reporter gave. */
  evidenceCount: number;
  licenseNumber: string | null;
  licenseSource: string | null;
  licenseAsOf: string | null;
  licenseExpiresOn: string | null;
  files: RedFlagFileRow[];
};

const FILES = sql<RedFlagFileRow[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'key', u.key, 'kind', u.kind, 'name', u.original_name,
    'width', u.width, 'height', u.height, 'bytes', u.byte_size, 'side', e.side, 'isPublic', e.is_public,
    'audience', e.audience)
    order by e.side, e.position), '[]'::json)
  from red_flag_files as e join uploads as u on u.id = e.upload_id where e.red_flag_id = f.id)`;

/** One red flag with its evidence, answer and outcome; throws `notFound()`. */
export async function findRedFlag({ database, language }: ReadContext, id: number): Promise<RedFlagRow> {
  const row = await database
    .selectFrom('red_flags as f')
    .innerJoin('red_flag_criteria as k', 'k.key', 'f.criterion')
    .innerJoin('contractors as c', 'c.id', 'f.contractor_id')
    .leftJoin('decisions as d', 'd.id', 'f.decision_id')
    .select([
      'f.id',
      'f.contractor_id as contractorId',
      'c.slug as contractorSlug',
      'c.name as contractorName',
    ])
    .select([
      'c.city',
      'c.region_id as regionId',
      'c.zone',
      'c.claimed',
      'f.criterion',
      `k.${language} as criterionName`,
    ])
    .select([
      'f.level',
      'f.origin',
      'f.state',
      'f.reporter_user_id as reporterUserId',
      'f.body',
      'f.language',
    ])
    .select(['f.happened_on as happenedOn', 'f.record_url as recordUrl', 'f.answer', 'f.version'])
    .select(['f.answer_language as answerLanguage', 'f.answered_at as answeredAt', 'f.opened_at as openedAt'])
    .select(['f.answer_due_at as answerDueAt', 'f.is_urgent as isUrgent', 'f.approved_at as approvedAt'])
    .select(['f.approved_by_user_id as approvedByUserId', 'f.published_at as publishedAt'])
    .select(['f.expires_on as expiresOn', 'f.closed_at as closedAt', 'f.decision_id as decisionId'])
    .select(['d.reason_code as reasonCode', 'd.reason_text as reason'])
    .select(['c.license_number as licenseNumber', 'c.license_source as licenseSource'])
    .select(['c.license_as_of as licenseAsOf', 'c.license_expires_on as licenseExpiresOn'])
    .select([
      sql<boolean>`c.hidden_at is not null`.as('isHidden'),
      sql<boolean>`coalesce(d.after ? 'against', false)`.as('onAppeal'),
      EVIDENCE_COUNT.as('evidenceCount'),
      IS_APPEALED.as('isAppealed'),
      FILES.as('files'),
    ])
    .where('f.id', '=', id)
    .$castTo<RedFlagRow>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
