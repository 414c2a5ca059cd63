import { sql } from 'kysely';
import { field as column, type Field } from './field.ts';

/**
 * Decisions in the columns of the EU's DSA Transparency Database (transparency.dsa.ec.europa.eu, page "API documentation"), as far as
 * they are known here. What is not known is empty; facts that name a person are never part of it.
 */
export const decisionFields: readonly Field[] = [
  column(
    'action',
    'string',
    'What was decided, in our own terms.',
    'Qué se decidió, en nuestros propios términos.',
  ),
  column(
    'decision_visibility',
    'string',
    'DSA: what became of the content’s visibility.',
    'DSA: qué pasó con la visibilidad del contenido.',
  ),
  column('decision_account', 'string', 'DSA: what became of the account.', 'DSA: qué pasó con la cuenta.'),
  column(
    'decision_ground',
    'string',
    'DSA: against the law, or against our rules.',
    'DSA: contra la ley o contra nuestras reglas.',
  ),
  column(
    'incompatible_content_ground',
    'string',
    'DSA: the rule, by its code.',
    'DSA: la regla, por su código.',
  ),
  column('content_type', 'string', 'DSA: kind of content.', 'DSA: tipo de contenido.'),
  column(
    'content_language',
    'string',
    'DSA: language of the content (EN or ES).',
    'DSA: idioma del contenido (EN o ES).',
  ),
  column(
    'application_date',
    'datetime',
    'DSA: moment from which it applies.',
    'DSA: momento desde el que aplica.',
  ),
  column(
    'automated_detection',
    'string',
    'DSA: Yes where the automatic check found it.',
    'DSA: Yes si lo encontró el filtro automático.',
  ),
  column('automated_decision', 'string', 'DSA: whether a person decided.', 'DSA: si decidió una persona.'),
  column(
    'stars',
    'integer',
    'Stars of the review that it is about.',
    'Estrellas de la reseña de la que trata.',
  ),
  column('previous_hash', 'string', 'Hash of the decision before it.', 'Hash de la decisión anterior.'),
  column(
    'hash',
    'string',
    'Its own hash in the chain of decisions.',
    'Su propio hash en la cadena de decisiones.',
  ),
];

const isOf = (column: 'decision_visibility' | 'decision_account') =>
  column === 'decision_visibility'
    ? sql`case
        when d.action like '%.held' or d.action = 'passage.hidden' or d.action = 'listing.hidden'
          or d.action like '%.deactivated' and d.subject_type <> 'user' then 'DECISION_VISIBILITY_CONTENT_DISABLED'
        when d.action like '%.deleted' or d.action like '%.removed' then 'DECISION_VISIBILITY_CONTENT_REMOVED'
        when d.action = 'red_flag.published' then 'DECISION_VISIBILITY_CONTENT_LABELLED' end`
    : sql`case when d.action = 'user.deactivated' then 'DECISION_ACCOUNT_SUSPENDED' end`;

export const decisionsQuery = sql`(
  select d.id, d.action, ${isOf('decision_visibility')} as decision_visibility,
    ${isOf('decision_account')} as decision_account,
    case when coalesce(d.offense_code, d.shown_reason_code) like 'R%'
      then 'DECISION_GROUND_INCOMPATIBLE_CONTENT' end as decision_ground,
    coalesce(d.offense_code, d.shown_reason_code) as incompatible_content_ground,
    case when d.subject_type in ('review', 'response', 'posting', 'comment', 'message', 'passage', 'partner_rating')
        then 'CONTENT_TYPE_TEXT'
      when d.subject_type = 'photo' then 'CONTENT_TYPE_IMAGE' end as content_type,
    case d.language when 'english' then 'EN' when 'mexican_spanish' then 'ES' end as content_language,
    to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as application_date,
    case when d.action like '%.held' then 'Yes' else 'No' end as automated_detection,
    case when d.action like '%.held' and d.decided_by_user_id is null then 'AUTOMATED_DECISION_FULLY'
      else 'AUTOMATED_DECISION_NOT_AUTOMATED' end as automated_decision,
    d.overall as stars, d.previous_hash, d.hash
  from decisions as d)`;
