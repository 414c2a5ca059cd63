import { route } from '../../../common/routes/route-table.ts';
import { INCIDENT_TITLE_MAX_LENGTH, INCIDENT_UPDATE_MAX_LENGTH } from '../../../common/limits/status-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';

/** Publishes an incident with its first update. */
export function NewIncidentForm() {
  const t = useT();
  const form = usePostForm(
    { title_english: '', title_spanish: '', text_english: '', text_spanish: '', minutes_ago: '0' },
    {
      // Another press must not publish it twice.
      onSaved: (): void => form.reset(),
      action: route('admin.status.open'),
      isRefused: (input) => input !== undefined && 'minutes_ago' in input,
    },
  );
  return (
    <PostForm form={form} className="grid max-w-text gap-4">
      <TitleFields />
      <UpdateFields />
      <TextField
        name="minutes_ago"
        label={t('status_admin.minutes_ago')}
        help={t('status_admin.minutes_help')}
        inputMode="numeric"
        required
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('status_admin.publish')}
        </Button>
      </div>
    </PostForm>
  );
}

/** Adds an update to an incident, which may end it. */
export function UpdateForm({ incidentId }: { incidentId: number }) {
  const t = useT();
  const incident = String(incidentId);
  const form = usePostForm(
    { text_english: '', text_spanish: '', ends: '' },
    {
      action: route('admin.status.update', { id: incidentId }),
      also: { incident },
      bodyOf: (values) => ({ ...values, incident }),
      isRefused: (input) => input?.['incident'] === incident,
      onSaved: (): void => form.reset(),
      visit: { preserveScroll: true },
    },
  );
  return (
    <PostForm form={form} className="mt-4 grid gap-4">
      <UpdateFields />
      <SelectField
        name="ends"
        label={t('status_admin.state')}
        options={[
          { value: '', label: t('status_admin.goes_on') },
          { value: 'yes', label: t('status_admin.ends') },
        ]}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('status_admin.add')}
        </Button>
      </div>
    </PostForm>
  );
}

export function TitleFields() {
  const t = useT();
  return (
    <>
      <TextField
        name="title_english"
        label={t('status_admin.title_english')}
        maxLength={INCIDENT_TITLE_MAX_LENGTH}
        lang="en"
        required
      />
      <TextField
        name="title_spanish"
        label={t('status_admin.title_spanish')}
        maxLength={INCIDENT_TITLE_MAX_LENGTH}
        lang="es-MX"
        required
      />
    </>
  );
}

export function UpdateFields() {
  const t = useT();
  return (
    <>
      <TextAreaField
        name="text_english"
        label={t('status_admin.text_english')}
        maxLength={INCIDENT_UPDATE_MAX_LENGTH}
        rows={3}
        lang="en"
        required
      />
      <TextAreaField
        name="text_spanish"
        label={t('status_admin.text_spanish')}
        maxLength={INCIDENT_UPDATE_MAX_LENGTH}
        rows={3}
        lang="es-MX"
        required
      />
    </>
  );
}
