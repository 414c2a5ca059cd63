import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { EditedIncidentView } from '../../../server/status/views.ts';
import { usePostForm, type PostFormSettings } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { TitleFields, UpdateFields } from './incident-forms.tsx';

/** Tells the page's forms apart. */
const correcting = <Values extends object>(what: string): Partial<PostFormSettings<Values>> => ({
  also: { correcting: what },
  isRefused: (input) => input?.['correcting'] === what,
  visit: { preserveScroll: true },
});

/** A moment in UTC, as a field of the browser has it. */
const minuteOf = (at: string): string => at.slice(0, 16);

/** Corrects title and times of an incident. */
export function CorrectIncident({ incident }: { incident: EditedIncidentView }) {
  const t = useT();
  const { id, titles, startedAt, endedAt } = incident;
  const form = usePostForm(
    {
      title_english: titles.english,
      title_spanish: titles.spanish,
      started_at: minuteOf(startedAt),
      ...(endedAt !== null && { ended_at: minuteOf(endedAt) }),
    },
    { action: route('admin.status.correct', { id }), ...correcting(`incident-${id}`) },
  );
  // A refused form without scripts is open; with them, its reader has it open.
  const [isRefused] = useState(() => Object.keys(form.errors).length > 0);
  return (
    <Disclosure summary={t('status_admin.correct')} open={isRefused}>
      <PostForm form={form} className="grid gap-4">
        <TitleFields />
        <TextField name="started_at" label={t('status_admin.started_at')} type="datetime-local" required />
        {endedAt !== null && (
          <TextField name="ended_at" label={t('status_admin.ended_at')} type="datetime-local" required />
        )}
        <Publish busy={form.busy} />
      </PostForm>
    </Disclosure>
  );
}

type UpdateProps = { updateId: number; texts: EditedIncidentView['titles'] };

/** Corrects the words of an update. */
export function CorrectUpdate({ updateId, texts }: UpdateProps) {
  const t = useT();
  const form = usePostForm(
    { text_english: texts.english, text_spanish: texts.spanish },
    {
      action: route('admin.status.correct_update', { id: updateId }),
      ...correcting(`update-${updateId}`),
    },
  );
  const [isRefused] = useState(() => Object.keys(form.errors).length > 0);
  return (
    <Disclosure summary={t('status_admin.correct_update')} className="text-sm" open={isRefused}>
      <PostForm form={form} className="grid gap-4">
        <UpdateFields />
        <Publish busy={form.busy} />
      </PostForm>
    </Disclosure>
  );
}

function Publish({ busy }: { busy: boolean }) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">{t('status_admin.correct_help')}</p>
      <Button type="submit" busy={busy}>
        {t('status_admin.save_correction')}
      </Button>
    </div>
  );
}
