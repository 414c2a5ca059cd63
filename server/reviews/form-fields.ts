import { STAGES } from '../../common/constants.ts';
import { contactOf, usualStage } from './qualification.ts';

type Fields = Record<string, unknown>;

/** Two questions in one: the stage of the job tells whether the author hired the contractor. */
export const NO_EXPERIENCE = 'none';

/**
 * A new review as its form sends it. A browser without scripts sends text only, and one answer (`experience`)
 * for contact and stage. Fields that the form lacks get their usual value.
 */
export function readNewReview(sent: unknown): unknown {
  if (!isFields(sent)) return sent;
  const { experience, ...rest } = readChangedReview(sent) as Fields;
  const qualifying = isFields(rest['qualifying']) ? rest['qualifying'] : {};
  const job = isFields(rest['job']) ? rest['job'] : {};
  const contact = qualifying['contact'] ?? contactFrom(experience);
  const stage = job['stage'] ?? stageFrom(experience) ?? usualStage(contact);
  return {
    ...rest,
    scores: rest['scores'] === undefined ? {} : rest['scores'],
    facts: rest['facts'] === undefined ? {} : rest['facts'],
    qualifying: rest['qualifying'] === null ? null : { ...qualifying, contact },
    job: { ...job, stage },
  };
}

/** A changed review as its form sends it: numbers arrive as text, and missing choices as empty text. */
export function readChangedReview(sent: unknown): unknown {
  if (!isFields(sent)) return sent;
  const { job, scores } = sent;
  return {
    ...sent,
    ...given(sent, 'overall', numberFrom(sent['overall'])),
    ...given(sent, 'version', numberFrom(sent['version'])),
    ...given(sent, 'scores', isFields(scores) ? mapped(scores, numberFrom) : scores),
    ...given(sent, 'job', isFields(job) ? readJob(job) : job),
  };
}

const readJob = (job: Fields): Fields => ({
  ...job,
  ...given(job, 'trade_id', numberFrom(job['trade_id'])),
  ...given(job, 'cost_band', job['cost_band'] === '' ? null : job['cost_band']),
});

const given = (sent: Fields, name: string, value: unknown): Fields => (name in sent ? { [name]: value } : {});

const mapped = (fields: Fields, read: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(value)]));

function numberFrom(value: unknown): unknown {
  if (value === '') return undefined;
  return typeof value === 'string' && /^\d{1,10}$/u.test(value) ? Number(value) : value;
}

const stageFrom = (experience: unknown) => STAGES.find((stage) => stage === experience);

function contactFrom(experience: unknown) {
  if (experience === NO_EXPERIENCE) return 'neither';
  const stage = stageFrom(experience);
  return stage && contactOf(stage);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
