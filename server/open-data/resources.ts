import { sql, type RawBuilder } from 'kysely';
import { isPublic } from '../conditions/public-rows.ts';
import { CONTRACTORS, ID, isListed } from './contractors-resource.ts';
import { field } from './field.ts';
import { countFields, countsQuery } from './monthly-counts.ts';
import { decisionFields, decisionsQuery } from './decisions-as-dsa.ts';
import type { Resource } from './resource.ts';

const REVIEWS: Resource = {
  name: 'reviews',
  subject: 'review',
  words: ['title', 'body'],
  fields: [
    ID,
    field('contractor', 'integer', 'Reviewed contractor.', 'Contratista reseñado.'),
    field(
      'author',
      'integer',
      'Author, as a number of this data set. It is the same in each edition.',
      'Autor, como número de estos datos. Es el mismo en cada edición.',
    ),
    field('overall', 'integer', 'Stars, 1 to 5.', 'Estrellas, de 1 a 5.'),
    field('scores', 'object', 'Stars of each question.', 'Estrellas de cada pregunta.'),
    field(
      'facts',
      'object',
      'Answers about the job: yes, no, not_sure, not_applicable.',
      'Respuestas sobre el trabajo: yes, no, not_sure, not_applicable.',
    ),
    field('title', 'string', 'Title.', 'Título.'),
    field('body', 'string', 'Text.', 'Texto.'),
    field('trade', 'string', 'Trade of the job.', 'Oficio del trabajo.'),
    field('job_month', 'string', 'Month of the job, YYYY-MM.', 'Mes del trabajo, AAAA-MM.'),
    field(
      'stage',
      'string',
      'quote_only, in_progress, finished or abandoned.',
      'quote_only, in_progress, finished o abandoned.',
    ),
    field('cost_band', 'string', 'What the job cost, as a band.', 'Lo que costó el trabajo, como rango.'),
    field('language', 'string', 'english or mexican_spanish.', 'english o mexican_spanish.'),
    field(
      'verification',
      'string',
      'How strongly the job is proven: job_proof, contact_and_facts or none.',
      'Qué tan probado está el trabajo: job_proof, contact_and_facts o none.',
    ),
    field(
      'proven_by',
      'string',
      'Kind of the proof of the job: file, cfdi, permit or quote.',
      'Tipo de comprobante del trabajo: file, cfdi, permit o quote.',
    ),
    field('posted_at', 'datetime', 'Moment of publication.', 'Momento de la publicación.'),
    field('edited_at', 'datetime', 'Last change of the text.', 'Último cambio del texto.'),
  ],
  query: sql`(
    select v.id, v.contractor_id as contractor, a.number as author, v.overall, v.scores, v.facts, v.title, v.body,
      t.slug as trade, to_char(v.job_month, 'YYYY-MM') as job_month, v.stage, v.cost_band, v.language, v.verification,
      case when v.verification = 'job_proof' then coalesce((select p.kind from job_proofs as p
        where p.review_id = v.id and p.state = 'confirmed'), 'file') end as proven_by,
      ${isoTime('v.created_at')} as posted_at, ${isoTime('v.edited_at')} as edited_at
    from reviews as v join contractors as c on c.id = v.contractor_id join trades as t on t.id = v.trade_id
    join open_data_authors as a on a.profile_id = v.author_profile_id
    where ${isPublic('v')} and ${isListed})`,
};

const RESPONSES: Resource = {
  name: 'responses',
  subject: 'response',
  words: ['body'],
  fields: [
    ID,
    field('review', 'integer', 'Review that it answers.', 'Reseña a la que responde.'),
    field('body', 'string', 'Text.', 'Texto.'),
    field('posted_at', 'datetime', 'Moment of publication.', 'Momento de la publicación.'),
  ],
  query: sql`(
    select p.id, p.review_id as review, p.body, ${isoTime('p.created_at')} as posted_at
    from review_responses as p join reviews as v on v.id = p.review_id join contractors as c on c.id = v.contractor_id
    where ${isPublic('p')} and ${isPublic('v')} and ${isListed})`,
};

const RED_FLAGS: Resource = {
  name: 'red-flags',
  subject: 'red_flag',
  words: ['body', 'answer'],
  fields: [
    ID,
    field('contractor', 'integer', 'Contractor that it warns of.', 'Contratista del que advierte.'),
    field('criterion', 'string', 'What it is about.', 'De qué se trata.'),
    field('level', 'string', 'notice, warning or alert.', 'notice, warning o alert.'),
    field('origin', 'string', 'report or license.', 'report o license.'),
    field('body', 'string', 'Report, as published.', 'Reporte, como se publicó.'),
    field('answer', 'string', 'The contractor’s answer.', 'Respuesta del contratista.'),
    field('happened_on', 'date', 'Day on which it happened.', 'Día en que sucedió.'),
    field('record_url', 'string', 'Official record.', 'Documento oficial.'),
    field('published_at', 'datetime', 'Moment of publication.', 'Momento de la publicación.'),
    field('expires_on', 'date', 'Last day.', 'Último día.'),
  ],
  query: sql`(
    select f.id, f.contractor_id as contractor, f.criterion, f.level, f.origin, f.body, f.answer, f.happened_on,
      f.record_url, ${isoTime('f.published_at')} as published_at, f.expires_on
    from red_flags as f join contractors as c on c.id = f.contractor_id
    where f.state = 'published' and f.published_at is not null and ${isListed})`,
};

const DECISIONS: Resource = {
  name: 'decisions',
  subject: 'decision',
  words: [],
  fields: [ID, ...decisionFields],
  query: decisionsQuery,
};

const MONTHLY_COUNTS: Resource = {
  name: 'monthly-counts',
  subject: null,
  words: [],
  fields: [ID, ...countFields],
  query: countsQuery,
};

export const RESOURCES: readonly Resource[] = [
  CONTRACTORS,
  REVIEWS,
  RESPONSES,
  RED_FLAGS,
  DECISIONS,
  MONTHLY_COUNTS,
];

function isoTime(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
