import { sql, type RawBuilder } from 'kysely';
import { isPublic } from '../conditions/public-rows.ts';
import { field, type Field } from './field.ts';
import { decisionFields, decisionsQuery } from './decisions-as-dsa.ts';

/** One table of the open data. Its rows have an `id` and are in the order of it. */
export type Resource = {
  name: ResourceName;
  fields: readonly Field[];
  /** Selects the public rows with all fields, under the names of the fields; `q` is the alias of the result. */
  query: RawBuilder<unknown>;
  /** Fields with a user's words: words that readers do not see are masked. */
  words: readonly string[];
  /** The kind of entries of the public log about it. */
  subject: 'listing' | 'review' | 'response' | 'red_flag' | 'decision';
};

export const RESOURCE_NAMES = ['contractors', 'reviews', 'responses', 'red-flags', 'decisions'] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];

const ID = field('id', 'integer', 'Number of the row.', 'Número de la fila.');

/** Of contractors as `c`: everyone finds it. */
const isListed = sql`c.hidden_at is null and c.merged_into_id is null and not c.awaits_confirmation`;

const CONTRACTORS: Resource = {
  name: 'contractors',
  subject: 'listing',
  words: ['name'],
  fields: [
    ID,
    field(
      'slug',
      'string',
      'Last part of the page’s address: /c/SLUG.',
      'Última parte de la dirección de la página: /c/SLUG.',
    ),
    field('name', 'string', 'Name of the business.', 'Nombre del negocio.'),
    field(
      'city',
      'string',
      'City. Street and phone are not part of this data.',
      'Ciudad. La calle y el teléfono no son parte de estos datos.',
    ),
    field(
      'region',
      'string',
      'State, by its short name in addresses here.',
      'Estado, con el nombre corto de las direcciones de este sitio.',
    ),
    field('country', 'string', 'us or mx.', 'us o mx.'),
    field('trades', 'array', 'Trades, by their short names.', 'Oficios, con sus nombres cortos.'),
    field(
      'license_number',
      'string',
      'Number of the license, as the official list writes it.',
      'Número de licencia, como lo escribe la lista oficial.',
    ),
    field('license_state', 'string', 'State that gave the license.', 'Estado que dio la licencia.'),
    field('license_class', 'string', 'Class of the license.', 'Clase de la licencia.'),
    field(
      'license_status',
      'string',
      'valid, expired, suspended, revoked or empty where it is unknown.',
      'valid, expired, suspended, revoked o vacío si no se sabe.',
    ),
    field('license_expires_on', 'date', 'Last day of the license.', 'Último día de la licencia.'),
    field(
      'source',
      'string',
      'Official list that the listing was imported from; empty where its owner added it.',
      'Lista oficial de la que se importó la ficha; vacío si la agregó su dueño.',
    ),
    field('source_as_of', 'date', 'Day of that list.', 'Día de esa lista.'),
    field(
      'claimed',
      'boolean',
      'Whether the business manages its page.',
      'Si el negocio administra su página.',
    ),
  ],
  query: sql`(
    select c.id, c.slug, c.name, c.city, r.slug as region, r.country,
      (select coalesce(jsonb_agg(t.slug order by t.slug), '[]') from trades t where t.id = any(c.trade_ids)) as trades,
      c.license_number, c.license_state, c.license_class, c.license_status, c.license_expires_on, c.source,
      c.source_as_of, c.claimed
    from contractors as c left join regions as r on r.id = c.region_id where ${isListed})`,
};

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
    field('posted_at', 'datetime', 'Moment of publication.', 'Momento de la publicación.'),
    field('edited_at', 'datetime', 'Last change of the text.', 'Último cambio del texto.'),
  ],
  query: sql`(
    select v.id, v.contractor_id as contractor, a.number as author, v.overall, v.scores, v.facts, v.title, v.body,
      t.slug as trade, to_char(v.job_month, 'YYYY-MM') as job_month, v.stage, v.cost_band, v.language, v.verification,
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

export const RESOURCES: readonly Resource[] = [CONTRACTORS, REVIEWS, RESPONSES, RED_FLAGS, DECISIONS];

function isoTime(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
