import { formatMonthInWords } from '../../../common/format/dates.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { JobView } from '../../../server/reviews/views.ts';

/** "Hired for roofing, finished August 2026, $10,000 to $50,000 USD" */
export function jobLine(job: JobView, t: Translate, language: Language): string {
  const month = formatMonthInWords(job.month, language);
  const line = t(`reviews.job_${job.stage}`, { trade: inSentence(job.trade), month });
  if (job.costBand === null) return line;
  return `${line}, ${t(`reviews.cost_short.${job.currency}.${job.costBand}`)}`;
}

/** A trade's name within a sentence, in lower case unless it begins with an abbreviation ("ADU"). */
function inSentence(name: string): string {
  const [first = '', second = ''] = name;
  const abbreviation = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase();
  return abbreviation ? name : first.toLowerCase() + name.slice(first.length);
}
