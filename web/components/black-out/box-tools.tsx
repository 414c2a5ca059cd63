import type { RefObject } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { boxInMiddle } from './boxes.ts';
import type { Boxes } from './use-boxes.ts';

type Props = {
  boxes: Boxes;
  /** The page's width divided by its height. */
  shape: number;
  /** Takes the focus when no box is left. */
  addButton: RefObject<HTMLButtonElement | null>;
};

/** Adds a box, removes the one that had the focus, and removes the last one. */
export function BoxTools({ boxes, shape, addButton }: Props) {
  const t = useT();
  const { shown, focused, add, remove } = boxes;
  const last = shown.at(-1)?.id;
  const removeOne = (id: number | undefined) => {
    if (id === undefined) return;
    remove(id, null);
    if (shown.length === 1) addButton.current?.focus();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" ref={addButton} onClick={() => add(boxInMiddle(shape))}>
        {t('black_out.add')}
      </Button>
      <Button size="small" disabled={last === undefined} onClick={() => removeOne(focused ?? last)}>
        {t('black_out.remove')}
      </Button>
      <Button size="small" disabled={last === undefined} onClick={() => removeOne(last)}>
        {t('black_out.undo')}
      </Button>
    </div>
  );
}
