import type { LogVerb, SubjectType } from '../../common/public-log.ts';
import type { ReadContext } from '../core/context.ts';
import { readEntry } from './entry.ts';
import { verbOf } from './next-kind.ts';
import { shownWords, type LoggedSubject } from './proof.ts';

export type ProofView = {
  kind: SubjectType;
  id: number;
  /** Null: its entry is about to be made. */
  entry: {
    number: number;
    /** ISO 8601 UTC: since then the log says what it says. */
    at: string;
    verb: LogVerb;
    isPublic: boolean;
    /** Words of it are hidden from readers, so the proof is without them. */
    isWithoutWords: boolean;
    commitment: string | null;
    previous: number | null;
    origin: string;
    size: number;
  } | null;
};

export async function toProofView(
  context: ReadContext,
  { kind, id }: { kind: SubjectType; id: number },
  subject: LoggedSubject | null,
): Promise<ProofView> {
  if (subject === null) return { kind, id, entry: null };
  const entry = readEntry(subject.entry);
  const words = await shownWords(context, subject.public);
  return {
    kind,
    id,
    entry: {
      number: subject.number,
      at: subject.at.toISOString(),
      verb: verbOf(subject.kind),
      isPublic: subject.public !== null,
      isWithoutWords: subject.public !== null && words === null,
      commitment: entry.commitment ?? null,
      previous: entry.previous ?? null,
      origin: subject.origin,
      size: subject.size,
    },
  };
}
