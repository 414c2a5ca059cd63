import { useEffect, type CSSProperties } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { TOAST_DURATION_MS, TOAST_POSITION } from '../../../common/constants.ts';
import { say } from '../../lib/texts.ts';
import { drawToastsWith, type Toast } from '../../lib/toasts.ts';

const EDGE_PX = 16;

function draw({ kind, text, widthPx }: Toast): void {
  const style = { '--width': `${widthPx}px` } as CSSProperties;
  sonner[kind](text, { duration: TOAST_DURATION_MS, style });
}

/** Where toasts are drawn. The only module that imports the toast library. */
export default function Toaster() {
  useEffect(() => drawToastsWith(draw), []);
  return (
    <Sonner
      position={TOAST_POSITION}
      theme="system"
      offset={EDGE_PX}
      mobileOffset={EDGE_PX}
      // Under each other at their full width, not scaled down behind the newest.
      expand
      visibleToasts={4}
      containerAriaLabel={say('layout.notifications')}
    />
  );
}
