import { sql } from 'kysely';
import type { ReasonCode } from '../../common/constants.ts';
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
  column(
    'illegal_content_legal_ground',
    'string',
    'DSA: the law or order, by the code of our reason.',
    'DSA: la ley u orden, por el código de nuestro motivo.',
  ),
  column(
    'category',
    'string',
    'DSA: category, where our reason is plainly in one.',
    'DSA: categoría, si nuestro motivo cae claramente en una.',
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
    'territorial_scope',
    'string',
    'DSA: countries of the EU. Empty: it knows neither the US nor Mexico.',
    'DSA: países de la UE. Vacío: no conoce ni Estados Unidos ni México.',
  ),
  column(
    'decision_facts',
    'string',
    'DSA: facts. Empty: they may name people.',
    'DSA: hechos. Vacío: pueden nombrar a personas.',
  ),
  column(
    'source_type',
    'string',
    'DSA: whether a report or our own check led to it; empty where that is unknown.',
    'DSA: si fue por un reporte o por nuestro propio filtro; vacío si no se sabe.',
  ),
  column(
    'automated_detection',
    'string',
    'DSA: Yes where the automatic check found it, also if a person decided later.',
    'DSA: Yes si lo encontró el filtro automático, aunque después decidiera una persona.',
  ),
  column('automated_decision', 'string', 'DSA: whether a person decided.', 'DSA: si decidió una persona.'),
  column('created_at', 'datetime', 'DSA: moment of the decision.', 'DSA: momento de la decisión.'),
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

/** Reasons whose words name a category of the DSA's; the others stay empty. */
const CATEGORIES: Readonly<Partial<Record<ReasonCode, string>>> = {
  R01: 'ILLEGAL_OR_HARMFUL_SPEECH',
  R02: 'VIOLENCE',
  R04: 'PROTECTION_OF_MINORS',
  R06: 'ILLEGAL_OR_HARMFUL_SPEECH',
  R07: 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  R11: 'SCAMS_AND_FRAUD',
  R16: 'INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  R17: 'SCAMS_AND_FRAUD',
  R18: 'SCAMS_AND_FRAUD',
};

/** "Illegal content or court order": the only reason that is no rule of ours. */
const LEGAL: ReasonCode = 'R05';

const category = sql`case d.ground ${sql.join(
  Object.entries(CATEGORIES).map(([code, name]) => sql`when ${code} then ${`STATEMENT_CATEGORY_${name}`}`),
  sql` `,
)} end`;

/** Whether the automatic check put the subject of the decision `d` on hold, then or before. */
const foundByCheck = sql`(d.action like '%.held' or exists (
  select from decisions as e where e.subject_type = d.subject_type and e.subject_id = d.subject_id
    and e.id < d.id and e.action like '%.held'))`;

const moment = sql`to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Codes of an outcome, such as that of an appeal, are no ground to restrict something. */
const decisions = sql`(
  select id, action, subject_type, subject_id, decided_at, decided_by_user_id, language, overall, previous_hash, hash,
    case when coalesce(offense_code, shown_reason_code) like 'R%'
    then coalesce(offense_code, shown_reason_code) end as ground from decisions)`;

export const decisionsQuery = sql`(
  select d.id, d.action, ${isOf('decision_visibility')} as decision_visibility,
    ${isOf('decision_account')} as decision_account,
    case when d.ground = ${LEGAL} then 'DECISION_GROUND_ILLEGAL_CONTENT'
      when d.ground is not null then 'DECISION_GROUND_INCOMPATIBLE_CONTENT' end as decision_ground,
    nullif(d.ground, ${LEGAL}) as incompatible_content_ground,
    case when d.ground = ${LEGAL} then d.ground end as illegal_content_legal_ground, ${category} as category,
    case when d.subject_type in ('review', 'response', 'posting', 'comment', 'message', 'passage', 'partner_rating')
        then 'CONTENT_TYPE_TEXT'
      when d.subject_type = 'photo' then 'CONTENT_TYPE_IMAGE' end as content_type,
    case d.language when 'english' then 'EN' when 'mexican_spanish' then 'ES' end as content_language,
    ${moment} as application_date, null::text as territorial_scope, null::text as decision_facts,
    case when ${foundByCheck} then 'SOURCE_VOLUNTARY'
      when d.id in (select decision_id from report_cases where decision_id is not null)
        then 'SOURCE_TYPE_OTHER_NOTIFICATION' end as source_type,
    case when ${foundByCheck} then 'Yes' else 'No' end as automated_detection,
    case when d.action like '%.held' and d.decided_by_user_id is null then 'AUTOMATED_DECISION_FULLY'
      else 'AUTOMATED_DECISION_NOT_AUTOMATED' end as automated_decision,
    ${moment} as created_at, d.overall as stars, d.previous_hash, d.hash
  from ${decisions} as d)`;
