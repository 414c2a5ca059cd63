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
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import type { Option } from '../ui/form/select.tsx';
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
  const { set, errors, busy } = form;
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
      <Job choices={choices} />
      <Days />
      <TextAreaField
        name="message"
        label={t('invitations.message_label')}
        help={t('invitations.message_help')}
        required
        dir="auto"
        rows={7}
        counter={INVITATION_MESSAGE_MAX_LENGTH}
      />
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

function Job({ choices }: Pick<InvitationCreateView, 'choices'>) {
  const t = useT();
  const regionsOf = (country: string, group: string): Option[] =>
    choices.regions
      .filter((region) => region.country === country)
      .map(({ id, name }) => ({ value: id, label: name, group }));
  return (
    <>
      <SelectField
        name="trade_id"
        label={t('invitations.trade_label')}
        required
        placeholder={t('invitations.choose_trade')}
        options={choices.trades.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="region_id"
        label={t('invitations.region_label')}
        required
        placeholder={t('invitations.choose_region')}
        options={[
          ...regionsOf('US', t('invitations.united_states')),
          ...regionsOf('MX', t('invitations.mexico')),
        ]}
      />
      <TextField
        name="place"
        label={t('invitations.place_label')}
        help={t('invitations.place_help')}
        required
        dir="auto"
        maxLength={JOB_PLACE_MAX_LENGTH}
      />
    </>
  );
}

const DAY_NAMES = { starts_on: 'invitations.starts_on', ends_on: 'invitations.ends_on' } as const;

function Days() {
  const t = useT();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {(['starts_on', 'ends_on'] as const).map((name) => (
        <TextField key={name} name={name} label={t(DAY_NAMES[name])} required type="date" />
      ))}
    </div>
  );
}
