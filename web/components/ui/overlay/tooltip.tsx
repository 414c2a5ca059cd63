import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

const GAP_PX = 6;

/** A word or two about a control, on hover and on focus. Needed information must not be only here. */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={GAP_PX} className="z-55">
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
