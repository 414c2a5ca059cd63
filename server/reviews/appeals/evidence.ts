import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { Language } from '../../../common/format/language.ts';
import { conflict, invalid, type Refusal } from '../../core/errors.ts';

/** The words and the evidence of an appeal about a review or the response to it. */
export type SentAppeal = {
  reason: string;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
  /** Says that the files show something new: that shortens the wait after a rejection. */
  newEvidence: boolean;
  /** A case about one of these needs no new evidence. */
  topic: SensitiveTopic | null;
};

export const bringsNewEvidence = ({ topic, newEvidence, files }: SentAppeal): boolean =>
  topic !== null || (newEvidence && files.length > 0);

/** The refusal of an appeal soon after a rejection: its new evidence is missing, or the day from which it may be filed. */
export const needsNewEvidence = (
  { newEvidence }: SentAppeal,
  againFrom: Date | null,
  language: Language,
): Refusal =>
  newEvidence
    ? invalid('files', 'appeal_refusals.attach_evidence')
    : conflict('appeal_refusals.too_early', { date: formatDate(againFrom?.toISOString() ?? '', language) });
