import { useEffect, useRef, type RefObject } from 'react';
import { caseAfter, type Step } from './case-steps.ts';
import { useChosen } from '../../hooks/use-chosen.ts';

type Settings = {
  /** The cases of the list, in its order. */
  ids: readonly number[];
  /** The case the server sent; null: none is open. */
  opened: { id: number } | null;
  show: (id: number) => void;
};

type OpenCase = {
  /** The case that is open, or about to be. */
  openId: number | null;
  move: (step: Step) => void;
  /** Goes to the case's heading, which takes the focus when another case opens. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** The open case of a list, and the keys to the next one. */
export function useOpenCase({ ids, opened, show }: Settings): OpenCase {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef(0);
  const [openId, setOpenId] = useChosen(opened?.id ?? null, opened);

  useEffect(() => {
    const at = openId === null ? -1 : ids.indexOf(openId);
    if (at !== -1) place.current = at;
  }, [ids, openId]);
  useFocusOnArrival(heading, opened);

  return {
    openId,
    heading,
    move: (step) => {
      const next = caseAfter(ids, { open: openId, place: place.current }, step);
      if (next === null) return;
      setOpenId(next);
      show(next);
    },
  };
}

/** Focuses a case that opens, and its heading when the focused element is gone after an action. */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>, opened: { id: number } | null): void {
  const shown = useRef(opened?.id ?? null);
  const wasHere = useRef(false);
  useEffect(() => {
    const isAnother = opened !== null && opened.id !== shown.current;
    shown.current = opened?.id ?? null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (opened !== null && (isAnother || (isLost && wasHere.current))) heading.current?.focus();
    wasHere.current = opened !== null;
  }, [heading, opened]);
}
