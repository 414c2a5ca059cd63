import { sql } from 'kysely';
import type {
  DeclineReason,
  EndReason,
  InvitationSide,
  InvitationState,
  PriceUnit,
} from '../../../common/invitations.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';
import { PHOTO } from '../../uploads/photos.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { peopleFound, type HeadCount } from '../head-count.ts';

/** One of the two sides, as the other one gets to know it. */
export type SideRow = {
  profileId: number;
  name: string;
  /** Of a business. */
  slug: string | null;
  phone: string | null;
  email: string | null;
};

export type InvitationRow = {
  id: number;
  jobId: number;
  job: HeadCount;
  fromProfileId: number;
  toProfileId: number;
  tradeId: number;
  regionId: number;
  place: string;
  startsOn: string;
  endsOn: string;
  message: string;
  language: Language;
  state: InvitationState;
  declineReason: DeclineReason | null;
  declineNote: string | null;
  people: number | null;
  priceCents: number | null;
  priceUnit: PriceUnit | null;
  endReason: EndReason | null;
  endNote: string | null;
  canceledBy: InvitationSide | null;
  createdAt: Date;
  expiresAt: Date;
  closedAt: Date | null;
  removedAt: Date | null;
  sender: SideRow;
  receiver: SideRow;
  files: UploadRow[];
};

/** The contact of a business that was left would be that of its next owner. */
const side = (name: 'from' | 'to') => sql<SideRow>`(
  select json_build_object('profileId', p.id, 'name', p.name, 'slug', c.slug,
    'phone', case when p.show_phone and ${isThere(name)} then p.phone end,
    'email', case when p.show_email and ${isThere(name)} then c.email end)
  from profiles p left join contractors c on c.id = p.id and c.hidden_at is null
  where p.id = ${sql.ref(`i.${name}_profile_id`)})`;

const isThere = (name: 'from' | 'to') => sql`${sql.ref(`i.${name}_left_at`)} is null`;

const files = sql<UploadRow[]>`(
  select coalesce(json_agg(${PHOTO} order by file.position), '[]'::json)
  from invitation_files as file join uploads as u on u.id = file.upload_id where file.invitation_id = i.id)`;

const headCount = sql<HeadCount>`(
  select json_build_object('needed', j.people_needed, 'found', ${peopleFound},
    'isCalledOff', j.called_off_at is not null)
  from invited_jobs as j where j.id = i.job_id)`;

/** Invitations as `i`, with both sides and what is attached. */
export const selectInvitations = (database: Queryable) =>
  database
    .selectFrom('invitations as i')
    .select(['i.id', 'i.from_profile_id as fromProfileId', 'i.to_profile_id as toProfileId'])
    .select(['i.trade_id as tradeId', 'i.region_id as regionId', 'i.place', 'i.message', 'i.language'])
    .select(['i.starts_on as startsOn', 'i.ends_on as endsOn', 'i.state'])
    .select(['i.decline_reason as declineReason', 'i.decline_note as declineNote'])
    .select(['i.job_id as jobId', 'i.people', 'i.price_cents as priceCents', 'i.price_unit as priceUnit'])
    .select(['i.end_reason as endReason', 'i.end_note as endNote', 'i.canceled_by as canceledBy'])
    .select([
      'i.created_at as createdAt',
      'i.expires_at as expiresAt',
      'i.closed_at as closedAt',
      'i.removed_at as removedAt',
    ])
    .select([side('from').as('sender'), side('to').as('receiver')])
    .select([files.as('files'), headCount.as('job')])
    .$castTo<InvitationRow>();
