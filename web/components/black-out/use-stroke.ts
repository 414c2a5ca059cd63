import { useRef, useState, type PointerEvent } from 'react';
import { boxBetween, moved, toShares, type Box, type Point } from './boxes.ts';
import type { PlacedBox } from './use-boxes.ts';

/** A shorter stroke of the pointer is a slip. */
const SLIP_PIXELS = 5;

type Stroke = { pointerId: number; from: Point; at: Point; box: PlacedBox | null };
type Changes = {
  boxes: readonly PlacedBox[];
  onAdd: (box: Box) => void;
  onChange: (box: PlacedBox) => void;
};

/** One pointer at a time: it draws a new box, or drags the box that it began on. */
export function useStroke(stage: { current: HTMLDivElement | null }, { boxes, onAdd, onChange }: Changes) {
  const active = useRef<Stroke | null>(null);
  const [stroke, setStroke] = useState<Box | null>(null);
  const pointIn = ({ clientX, clientY }: PointerEvent): Point | null =>
    stage.current && toShares({ x: clientX, y: clientY }, stage.current.getBoundingClientRect());
  const isOther = (event: PointerEvent) => active.current?.pointerId !== event.pointerId;
  const begin = (event: PointerEvent) => {
    const from = pointIn(event);
    if (active.current || event.button !== 0 || !from) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset['box'] : undefined;
    const box = boxes.find((one) => String(one.id) === id) ?? null;
    active.current = { pointerId: event.pointerId, from, at: from, box };
    // Safari gives a pressed button no focus.
    if (box && event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
    stage.current?.setPointerCapture(event.pointerId);
  };
  const go = (event: PointerEvent) => {
    const at = pointIn(event);
    const now = active.current;
    if (!now || !at || isOther(event)) return;
    now.at = at;
    const { box, from } = now;
    if (box) onChange({ ...moved(box, at.x - from.x, at.y - from.y), id: box.id });
    else setStroke(boxBetween(from, at));
  };
  const end = (event: PointerEvent) => {
    if (isOther(event)) return;
    const drawn = active.current?.box === null ? boxBetween(active.current.from, active.current.at) : null;
    cancel();
    const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    if (drawn && drawn.width * width > SLIP_PIXELS && drawn.height * height > SLIP_PIXELS) onAdd(drawn);
  };
  function cancel(): void {
    active.current = null;
    setStroke(null);
  }
  const pointer = {
    onPointerDown: begin,
    onPointerMove: go,
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent) => !isOther(event) && cancel(),
  };
  return { stroke, pointer };
}
