import { useState } from 'react';
import {
  INVITATION_FILES_MAX,
  INVITATION_MESSAGE_MAX_LENGTH,
  JOB_PLACE_MAX_LENGTH,
} from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationCreateView } from '../../../server/invitations/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select, type Option } from '../ui/form/select.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';

type Values = {
  trade_id: string;
  region_id: string;
  place: string;
  starts_on: string;
  ends_on: string;
  message: string;
  files: number[];
};
type FormState = ReturnType<typeof usePostForm<Values>>;

const asText = (id: number | null) => (id === null ? '' : String(id));

/** The job in a few fields. */
export function InvitationForm({ contractor: { slug }, choices, draft }: InvitationCreateView) {
  const t = useT();
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const form = usePostForm<Values>(
    {
      ...draft,
      trade_id: asText(draft.trade_id),
      region_id: asText(draft.region_id),
      place: '',
      message: '',
      files: [],
    },
    { action: route('invitations.store', { slug }), visit: { preserveScroll: true } },
  );
  const { data, set, errors, busy } = form;
  const changeFiles = (change: (before: readonly FileEntry[]) => readonly FileEntry[]) => {
    const changed = change(files);
    setFiles(changed);
    set(
      'files',
      changed.map(({ id }) => id),
    );
  };
  return (
    <PostForm encType="multipart/form-data" form={form} className="grid gap-6">
      <Job form={form} choices={choices} />
      <Days form={form} />
      <Field
        label={t('invitations.message_label')}
        help={t('invitations.message_help')}
        error={errors['message']}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            name="message"
            dir="auto"
            rows={7}
            counter={INVITATION_MESSAGE_MAX_LENGTH}
            value={data.message}
            onChange={({ target }) => set('message', target.value)}
          />
        )}
      </Field>
      <FileField
        seenBy="invited"
        label={t('invitations.files_label')}
        help={t('invitations.files_help', { maximum: INVITATION_FILES_MAX })}
        files={files}
        maximum={INVITATION_FILES_MAX}
        error={errors['files']}
        onChange={changeFiles}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('invitations.send')}
        </Button>
      </div>
    </PostForm>
  );
}

function Job({
  form: { data, set, errors },
  choices,
}: { form: FormState } & Pick<InvitationCreateView, 'choices'>) {
  const t = useT();
  const regionsOf = (country: string, group: string): Option[] =>
    choices.regions
      .filter((region) => region.country === country)
      .map(({ id, name }) => ({ value: id, label: name, group }));
  return (
    <>
      <Field label={t('invitations.trade_label')} error={errors['trade_id']} required>
        {(control) => (
          <Select
            {...control}
            name="trade_id"
            value={data.trade_id}
            placeholder={t('invitations.choose_trade')}
            options={choices.trades.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => set('trade_id', target.value)}
          />
        )}
      </Field>
      <Field label={t('invitations.region_label')} error={errors['region_id']} required>
        {(control) => (
          <Select
            {...control}
            name="region_id"
            value={data.region_id}
            placeholder={t('invitations.choose_region')}
            options={[
              ...regionsOf('US', t('invitations.united_states')),
              ...regionsOf('MX', t('invitations.mexico')),
            ]}
            onChange={({ target }) => set('region_id', target.value)}
          />
        )}
      </Field>
      <Field
        label={t('invitations.place_label')}
        help={t('invitations.place_help')}
        error={errors['place']}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            name="place"
            dir="auto"
            maxLength={JOB_PLACE_MAX_LENGTH}
            value={data.place}
            onChange={({ target }) => set('place', target.value)}
          />
        )}
      </Field>
    </>
  );
}

const DAY_NAMES = { starts_on: 'invitations.starts_on', ends_on: 'invitations.ends_on' } as const;

function Days({ form: { data, set, errors } }: { form: FormState }) {
  const t = useT();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(['starts_on', 'ends_on'] as const).map((name) => (
        <Field key={name} label={t(DAY_NAMES[name])} error={errors[name]} required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name={name}
              value={data[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
