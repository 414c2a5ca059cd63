import { useId, useRef, useState } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import type { BlackOutProps } from './black-out-dialog.tsx';
import { BoxStage } from './box-stage.tsx';
import type { Box } from './boxes.ts';
import type { Drawable } from './drawable.ts';
import { PageChoice } from './page-choice.tsx';
import { useBoxes, type PlacedBox } from './use-boxes.ts';
import { useCovered } from './use-covered.ts';

/** The place of a box that is added by keyboard. */
const NEW_BOX: Box = { x: 0.35, y: 0.45, width: 0.3, height: 0.1 };
const percent = (share: number): number => Math.round(share * 100);

/** The opened file with its boxes, page by page, and the button that sends it anew. */
export function Covering({ drawable, ...props }: BlackOutProps & { drawable: Drawable }) {
  const t = useT();
  const id = useId();
  const { pageCount } = drawable;
  const boxes = useBoxes();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<readonly number[]>(() => firstPages(Math.min(pageCount, props.room)));
  const [focused, setFocused] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const { use, sending, problem, setProblem } = useCovered({ ...props, drawable });
  const shown = boxes.of(page);

  const add = (box: Box) => setFocused(boxes.add(page, box));
  const remove = (gone: number | undefined) => {
    if (gone === undefined) return;
    boxes.remove(page, gone);
    setFocused(null);
    if (shown.length === 1) addButton.current?.focus();
    setSaid(t('black_out.removed'));
  };
  const removeByKey = (gone: number) => {
    remove(gone);
    setFocused(shown.filter((box) => box.id !== gone).at(-1)?.id ?? null);
  };
  const change = (box: PlacedBox) => {
    boxes.replace(page, box);
    setSaid(t('black_out.box_at', sharesOf(box, shown)));
  };
  const choose = (isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, page] : before.filter((one) => one !== page)));
  const send = () =>
    void use(chosen.toSorted((one, other) => one - other).map((one) => ({ page: one, boxes: boxes.of(one) })));
  return (
    <div className="grid gap-4">
      <p id={`${id}-help`} className="text-sm text-muted">
        {t('black_out.help')}
      </p>
      {drawable.kind === 'pdf' && (
        <PageChoice
          {...{ page, pageCount, chosen, onChoose: choose }}
          room={props.room}
          onPage={(next) => {
            setFocused(null);
            setPage(next);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" ref={addButton} onClick={() => add(NEW_BOX)}>
          {t('black_out.add')}
        </Button>
        <Button size="small" disabled={shown.length === 0} onClick={() => remove(focused ?? shown.at(-1)?.id)}>
          {t('black_out.remove')}
        </Button>
        <Button size="small" disabled={shown.length === 0} onClick={() => remove(shown.at(-1)?.id)}>
          {t('black_out.undo')}
        </Button>
      </div>
      <BoxStage
        key={page}
        {...{ drawable, page, focused, boxes: shown }}
        label={t('black_out.page', { number: page + 1, count: pageCount })}
        describedBy={`${id}-help`}
        onAdd={add}
        onChange={change}
        onFocus={setFocused}
        onRemove={removeByKey}
        onNotDrawn={() => setProblem(t('black_out.not_drawn'))}
      />
      <output className="sr-only">{said}</output>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <output className="text-sm">{sending}</output>
      <DialogActions>
        <Button onClick={props.onClose}>{t('black_out.cancel')}</Button>
        <Button variant="primary" busy={sending !== null} onClick={send}>
          {t('black_out.use')}
        </Button>
      </DialogActions>
    </div>
  );
}

const firstPages = (count: number): number[] => Array.from({ length: count }, (_, page) => page);

/** A box as it is read out, in percent of the picture. */
const sharesOf = ({ id, x, y, width, height }: PlacedBox, shown: readonly PlacedBox[]) => ({
  number: shown.findIndex((box) => box.id === id) + 1,
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
