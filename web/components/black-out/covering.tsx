import { useId, useRef, useState } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/overlay/dialog.tsx';
import type { BlackOutProps } from './black-out-props.ts';
import { BoxStage } from './box-stage.tsx';
import { BoxTools } from './box-tools.tsx';
import type { Drawable } from './drawable.ts';
import { PageChoice } from './page-choice.tsx';
import { useBoxes } from './use-boxes.ts';
import { useCovered } from './use-covered.ts';

/** The opened file with its boxes, page by page, and the button that sends it anew. */
export function Covering({ drawable, ...props }: BlackOutProps & { drawable: Drawable }) {
  const t = useT();
  const id = useId();
  const { pageCount } = drawable;
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState(() => firstPages(Math.min(pageCount, props.room)));
  const [shape, setShape] = useState(1);
  const boxes = useBoxes(page);
  const { use, sending, problem, setProblem } = useCovered({ ...props, drawable });
  const addButton = useRef<HTMLButtonElement>(null);

  const removeByKey = (gone: number) => {
    const next = boxes.shown.filter((box) => box.id !== gone).at(-1);
    boxes.remove(gone, next?.id ?? null);
    if (!next) addButton.current?.focus();
  };
  const goTo = (next: number) => {
    boxes.setFocused(null);
    setPage(next);
  };
  const send = () => {
    const inOrder = chosen.toSorted((one, other) => one - other);
    void use(inOrder.map((one) => ({ page: one, boxes: boxes.of(one) })));
  };
  return (
    <div className="grid gap-3">
      <Help id={`${id}-help`} kind={drawable.kind} />
      {pageCount > 1 && (
        <PageChoice {...{ page, pageCount, chosen }} room={props.room} onChoose={setChosen} onPage={goTo} />
      )}
      <BoxTools {...{ boxes, shape, addButton }} />
      <BoxStage
        key={page}
        {...{ drawable, page }}
        boxes={boxes.shown}
        focused={boxes.focused}
        label={t('black_out.page', { number: page + 1, count: pageCount })}
        describedBy={`${id}-help`}
        onAdd={boxes.add}
        onChange={boxes.change}
        onFocus={boxes.setFocused}
        onRemove={removeByKey}
        onDrawn={setShape}
        onNotDrawn={() => setProblem(t('black_out.not_drawn'))}
      />
      <output className="sr-only">{boxes.said}</output>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <DialogActions>
        <output className="me-auto self-center text-sm">{sending}</output>
        <Button onClick={props.onClose}>{t('black_out.cancel')}</Button>
        <Button variant="primary" busy={sending !== null} onClick={send}>
          {t('black_out.use')}
        </Button>
      </DialogActions>
    </div>
  );
}

const firstPages = (count: number): readonly number[] => Array.from({ length: count }, (_, page) => page);

function Help({ id, kind }: { id: string; kind: Drawable['kind'] }) {
  const t = useT();
  return (
    <div id={id} className="text-sm text-muted">
      <p>{t('black_out.help')}</p>
      <p className="pointer-coarse:hidden">{t('black_out.help_keys')}</p>
      {kind === 'pdf' && <p>{t('black_out.pages_become_pictures')}</p>}
    </div>
  );
}
