import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { moved, resized, type Box } from './boxes.ts';
import type { Drawable } from './drawable.ts';
import type { PlacedBox } from './use-boxes.ts';
import { useStroke } from './use-stroke.ts';

/** Pixels of the screen that an arrow key moves a side by. */
const STEP_PIXELS = 4;

type Props = {
  drawable: Drawable;
  page: number;
  label: string;
  describedBy: string;
  boxes: readonly PlacedBox[];
  /** The box that takes the focus when it appears. */
  focused: number | null;
  onAdd: (box: Box) => void;
  onChange: (box: PlacedBox) => void;
  onFocus: (id: number) => void;
  onRemove: (id: number) => void;
  /** Hears of the page's width divided by its height. */
  onDrawn: (shape: number) => void;
  onNotDrawn: () => void;
};

/** A page of the file with its boxes, for one pointer and for the keyboard. */
export function BoxStage(props: Props) {
  const { drawable, page, label, describedBy, boxes, focused, onAdd, onChange, onFocus, onRemove } = props;
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useDrawnPage(props, stage);
  const { stroke, pointer } = useStroke(stage, { boxes, onAdd, onChange });
  const press = (event: KeyboardEvent<HTMLElement>, box: PlacedBox) => {
    const change = keyOf(event, stage.current);
    if (change === null) return;
    event.preventDefault();
    if (change === 'remove') return onRemove(box.id);
    onChange({ ...(change.isSize ? resized : moved)(box, change.right, change.down), id: box.id });
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }));
  };
  return (
    // Screen readers hand the arrow keys to an application.
    <div
      ref={stage}
      className="black-out-stage"
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      {...pointer}
    >
      <canvas ref={canvas} key={`${page}${drawable.kind}`} aria-hidden="true" />
      {boxes.map((box, index) => (
        <BoxHandle
          key={box.id}
          box={box}
          label={t('black_out.box', { number: index + 1 })}
          takesFocus={box.id === focused}
          onFocus={() => onFocus(box.id)}
          onKeyDown={(event) => press(event, box)}
        />
      ))}
      {stroke && <BoxHandle box={stroke} />}
    </div>
  );
}

/** Draws the page into its canvas, and gives the stage the page's shape. */
function useDrawnPage(props: Props, stage: { current: HTMLDivElement | null }) {
  const { drawable, page } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const stop = new AbortController();
    const drawn = canvas.current;
    if (!drawn) return undefined;
    const show = async () => {
      await drawable.draw(page, drawn, stop.signal);
      const shape = drawn.width / drawn.height;
      stage.current?.style.setProperty('--shape', String(shape));
      latest.current.onDrawn(shape);
    };
    show().catch(() => !stop.signal.aborted && latest.current.onNotDrawn());
    return () => stop.abort();
  }, [drawable, page, stage]);
  return canvas;
}

type KeyChange = 'remove' | { isSize: boolean; right: number; down: number };

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The change that a key stands for; null for any other key. */
function keyOf({ key, shiftKey }: KeyboardEvent, stage: HTMLDivElement | null): KeyChange | null {
  if (key === 'Delete' || key === 'Backspace') return 'remove';
  const [right, down] = ARROWS[key] ?? [];
  if (right === undefined || down === undefined || !stage) return null;
  const { width, height } = stage.getBoundingClientRect();
  return { isSize: shiftKey, right: (right * STEP_PIXELS) / width, down: (down * STEP_PIXELS) / height };
}

type HandleProps = {
  box: Box & { id?: number };
  label?: string;
  takesFocus?: boolean;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A black box; one that is still being drawn has no label and takes no focus. */
function BoxHandle({ box, label, takesFocus = false, onFocus, onKeyDown }: HandleProps) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const percent = (share: number) => `${share * 100}%`;
    Object.assign(element.current?.style ?? {}, {
      left: percent(box.x),
      top: percent(box.y),
      width: percent(box.width),
      height: percent(box.height),
    });
  }, [box]);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={element}
      type="button"
      className="black-out-box"
      data-box={box.id}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      tabIndex={label === undefined ? -1 : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    />
  );
}
