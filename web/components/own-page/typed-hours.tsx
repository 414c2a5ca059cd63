import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { Weekday } from '../../../common/profiles/weekdays.ts';
import type { TypedDay } from '../../../server/contractors/hours/week-hours.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { readHours } from '../../lib/hours/hours-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { fillDay } from './fill-hours.ts';

const TEXT_MAX_LENGTH = 400;

/** Fills the week of the form that holds the text. */
function useHoursText() {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [filled, setFilled] = useState(0);
  const fill = (typed: string) => {
    const form = area.current?.closest('form');
    if (!form || typed.trim() === '') return;
    const read = readHours(typed);
    const days = 'unknown' in read ? [] : (Object.entries(read.days) as [Weekday, TypedDay][]);
    for (const [day, hours] of days) fillDay(form, day, hours);
    setFilled(days.length);
    setError('unknown' in read ? t('profile.hours_unknown', { words: read.unknown }) : undefined);
  };
  return { area, text, setText, error, filled, fill };
}

/** Fills the week from one line, typed, pasted or dropped here as text or as a text file. */
export function TypedHours() {
  const t = useT();
  const isTakenOver = useTakenOver();
  const { area, text, setText, error, filled, fill } = useHoursText();
  if (!isTakenOver) return null;
  const take = async (file: File) => {
    const content = (await file.text()).slice(0, TEXT_MAX_LENGTH);
    setText(content);
    fill(content);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file?.type.startsWith('text/')) return;
    event.preventDefault();
    void take(file);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    fill(text);
  };
  return (
    <div ref={area} className="grid gap-2" onDrop={drop}>
      <Field
        label={t('profile.hours_line')}
        help={t('profile.hours_line_help')}
        {...(error ? { error } : {})}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={TEXT_MAX_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onEnter}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => fill(text)}>
          {t('profile.hours_fill')}
        </Button>
        <output className="text-sm text-muted">
          {filled > 0 && t('profile.hours_filled', { count: filled })}
        </output>
      </div>
    </div>
  );
}
