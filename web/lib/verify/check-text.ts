import { route, ROUTES } from '../../../common/routes/route-table.ts';
import { check, logAt, readKeys, type CheckCode, type LogSource, type Result } from '../../static/verify.mjs';
import { subjectOfLink } from './subject-of-link.ts';

/** The result of a check, or why there was none. */
export type CheckedResult = Result<CheckCode | 'no_entry' | 'no_answer'>;

/** Checks a link to this site, a proof, or checkpoints, against this site's log. */
export async function checkText(text: string): Promise<CheckedResult> {
  try {
    const { origin } = location;
    const source = logAt(origin, readKeys(await textAt(ROUTES['log.key'].path)));
    const subject = subjectOfLink(text, origin);
    return subject === null ? await check(text, source) : await checkSubject(subject, source);
  } catch {
    return { code: 'no_answer', facts: {} };
  }
}

async function checkSubject(subject: string, source: LogSource): Promise<CheckedResult> {
  const [kind = '', id = ''] = subject.split('/');
  const answer = await fetch(route('proofs.file', { kind, id }));
  if (answer.status === 404) return { code: 'no_entry', facts: {} };
  return check(await answer.text(), source);
}

async function textAt(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
