import type { ReasonCode } from '../../common/constants.ts';
import { restoresRemovedText } from './removed-text.ts';

/** The reason for which an administrator removed the restored text; null: one given as text. */
export type UndoneEdit = { reasonCode: ReasonCode | null };

/** A version that a decision made or allowed, or the one before it; the oldest first. */
export type DecidedVersion = {
  /** The review or response of the text. */
  id: number;
  version: number;
  text: string;
  /** The administrator's edit that made it and still binds. */
  editId: number | null;
  reasonCode: string | null;
  /** An administrator decided to allow it. */
  isAccepted: boolean;
};

/**
 * The latest edit that a text undoes, or null. The text is compared with all versions before the edit. Only
 * versions that a decision allowed permit the words again.
 */
export function undoneEditIn(versions: readonly DecidedVersion[], text: string): UndoneEdit | null {
  const undone = versions.findLast((edit, place) => {
    if (edit.editId === null) return false;
    const isOfSame = ({ id }: DecidedVersion) => id === edit.id;
    const before = versions.slice(0, place).findLast(isOfSame)?.text ?? '';
    const accepted = versions.slice(place + 1).filter((later) => later.isAccepted && isOfSame(later));
    const after = [edit.text, ...accepted.map((later) => later.text)];
    return restoresRemovedText({ before, after, isPersonal: edit.reasonCode === 'R07' }, text);
  });
  return undone ? { reasonCode: undone.reasonCode as ReasonCode | null } : null;
}
