import type { MouseEvent } from 'react';
import type { Weekday } from '../../../server/contractors/hours/opening-hours.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

const WEEKDAYS: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday'];
const TARGETS: readonly (readonly [MessageKey, readonly Weekday[]])[] = [
  ['profile.hours_to_weekdays', WEEKDAYS],
  ['profile.hours_to_all', [...WEEKDAYS, 'saturday', 'sunday']],
];

/** Copies Monday's times to the other days of the form; a form without scripts has no use for it. */
export function CopyHours() {
  const t = useT();
  return (
    <div className="hours-copy with-scripts">
      {TARGETS.map(([label, days]) => (
        <Button
          key={label}
          size="small"
          onClick={(event: MouseEvent<HTMLButtonElement>) => copy(event, days)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

function copy({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, days: readonly Weekday[]): void {
  if (form === null) return;
  const ofMonday = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name.startsWith('hours.monday.') && field.type !== 'hidden',
  );
  for (const day of days)
    for (const source of ofMonday) {
      const name = source.name.replace('monday', day);
      const target = form.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type=hidden])`);
      if (target === null) continue;
      target.value = source.value;
      target.checked = source.checked;
    }
  // The draft is saved as after typing.
  form.dispatchEvent(new Event('input', { bubbles: true }));
  form.dispatchEvent(new Event('change', { bubbles: true }));
}
