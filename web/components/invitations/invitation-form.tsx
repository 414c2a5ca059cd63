import { useState } from 'react';
import {
  INVITATION_FILES_MAX,
  INVITATION_MESSAGE_MAX_LENGTH,
  JOB_PLACE_MAX_LENGTH,
} from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationCreateView } from '../../../server/invitations/create-page.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { FieldError } from '../ui/form/field.tsx';
import type { Option } from '../ui/form/select.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';
import { Contractors, invitable } from './invited-choice.tsx';

type Values = {
  contractors: string[];
  trade_id: string;
  region_id: string;
  place: string;
  starts_on: string;
  ends_on: string;
  people_needed: string;
  message: string;
  files: number[];
};

const asText = (id: number | null) => (id === null ? '' : String(id));

/** The job in a few fields. */
export function InvitationForm(view: InvitationCreateView) {
  const t = useT();
  const { contractors, choices, draft } = view;
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const form = usePostForm<Values>(
    {
      ...draft,
      contractors: invitable(view),
      trade_id: asText(draft.trade_id),
      region_id: asText(draft.region_id),
      place: '',
      people_needed: '',
      message: '',
      files: [],
    },
    { action: route('invitations.store'), visit: { preserveScroll: true } },
  );
  const { data, set, errors, busy } = form;
  const isForMany = data.contractors.length > 1;
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
      {contractors.length > 1 ? (
        <Contractors
          view={view}
          chosen={data.contractors}
          errors={errors}
          onChange={(chosen) => set('contractors', chosen)}
        />
      ) : (
        <OneContractor slug={contractors[0]?.slug ?? ''} error={errors['contractors']} />
      )}
      <Job choices={choices} />
      <Days />
      <TextField
        name="people_needed"
        label={t('invitations.people_needed')}
        help={t(isForMany ? 'invitation_forms.people_needed_many' : 'invitation_forms.people_needed_one')}
        required={isForMany}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextAreaField
        name="message"
        label={t('invitation_forms.message_label')}
        help={t('invitation_forms.message_help')}
        required
        dir="auto"
        rows={7}
        counter={INVITATION_MESSAGE_MAX_LENGTH}
      />
      <FileField
        seenBy="invited"
        label={t('invitation_forms.files_label')}
        help={t('invitation_forms.files_help', { maximum: INVITATION_FILES_MAX })}
        files={files}
        maximum={INVITATION_FILES_MAX}
        error={errors['files']}
        onChange={changeFiles}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('invitation_forms.send', { count: data.contractors.length })}
        </Button>
      </div>
    </PostForm>
  );
}

/** Named by the heading. */
function OneContractor({ slug, error }: { slug: string; error: string | undefined }) {
  return (
    <>
      <input type="hidden" name="contractors[]" value={slug} />
      {error && <FieldError>{error}</FieldError>}
    </>
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
        label={t('invitation_forms.trade_label')}
        required
        placeholder={t('invitation_forms.choose_trade')}
        options={choices.trades.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="region_id"
        label={t('invitation_forms.region_label')}
        required
        placeholder={t('invitation_forms.choose_region')}
        options={[
          ...regionsOf('US', t('invitation_forms.united_states')),
          ...regionsOf('MX', t('invitation_forms.mexico')),
        ]}
      />
      <TextField
        name="place"
        label={t('invitation_forms.place_label')}
        help={t('invitation_forms.place_help')}
        required
        dir="auto"
        maxLength={JOB_PLACE_MAX_LENGTH}
      />
    </>
  );
}

const DAY_NAMES = { starts_on: 'invitation_forms.starts_on', ends_on: 'invitation_forms.ends_on' } as const;

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
