import { useRef, useState } from 'react';
import type { Box } from './boxes.ts';

export type PlacedBox = Box & { id: number };

const NONE: readonly PlacedBox[] = [];

/** The boxes of each page, in the order in which they were added. */
export function useBoxes() {
  const [byPage, setByPage] = useState<Readonly<Record<number, readonly PlacedBox[]>>>({});
  const nextId = useRef(1);
  const change = (page: number, changed: (boxes: readonly PlacedBox[]) => readonly PlacedBox[]) =>
    setByPage((all) => ({ ...all, [page]: changed(all[page] ?? NONE) }));
  return {
    of: (page: number): readonly PlacedBox[] => byPage[page] ?? NONE,
    /** Gives the id of the new box. */
    add: (page: number, box: Box): number => {
      const id = nextId.current++;
      change(page, (boxes) => [...boxes, { ...box, id }]);
      return id;
    },
    replace: (page: number, box: PlacedBox) =>
      change(page, (boxes) => boxes.map((one) => (one.id === box.id ? box : one))),
    remove: (page: number, id: number) => change(page, (boxes) => boxes.filter((one) => one.id !== id)),
  };
}
