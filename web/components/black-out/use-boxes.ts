import { useRef, useState } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import type { Box } from './boxes.ts';

export type PlacedBox = Box & { id: number };

const NONE: readonly PlacedBox[] = [];
const percent = (share: number): number => Math.round(share * 100);

/** The boxes of each page in the order in which they were added, and the changes to those of the shown page. */
export function useBoxes(page: number) {
  const t = useT();
  const [byPage, setByPage] = useState<Readonly<Record<number, readonly PlacedBox[]>>>({});
  const [focused, setFocused] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const nextId = useRef(1);
  const shown = byPage[page] ?? NONE;

  const set = (changed: (boxes: readonly PlacedBox[]) => readonly PlacedBox[]) =>
    setByPage((all) => ({ ...all, [page]: changed(all[page] ?? NONE) }));
  const add = (box: Box) => {
    const id = nextId.current++;
    set((boxes) => [...boxes, { ...box, id }]);
    setFocused(id);
  };
  const change = (box: PlacedBox) => {
    set((boxes) => boxes.map((one) => (one.id === box.id ? box : one)));
    const number = shown.findIndex(({ id }) => id === box.id) + 1;
    const [left, top] = [percent(box.x), percent(box.y)];
    setSaid(
      t('black_out.box_at', { number, left, top, width: percent(box.width), height: percent(box.height) }),
    );
  };
  /** `next`: the box that takes the focus in its place. */
  const remove = (gone: number, next: number | null) => {
    set((boxes) => boxes.filter(({ id }) => id !== gone));
    setFocused(next);
    setSaid(t('black_out.removed'));
  };
  return {
    shown,
    of: (other: number): readonly PlacedBox[] => byPage[other] ?? NONE,
    /** The box that has the focus, or that takes it when it appears. */
    focused,
    setFocused,
    /** The last change, in words. */
    said,
    add,
    change,
    remove,
  };
}

export type Boxes = ReturnType<typeof useBoxes>;
