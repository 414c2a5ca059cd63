import { useState } from 'react';
import {
  DATA_ORDERS,
  DATA_REQUEST_ABOUT_MAX_LENGTH,
  DATA_REQUEST_ASKERS,
  DATA_REQUEST_ASKS_MAX_LENGTH,
  DATA_REQUEST_ASKS_MIN_LENGTH,
  DATA_REQUEST_FILE_NUMBER_MAX_LENGTH,
  DATA_REQUEST_NAME_MAX_LENGTH,
  DATA_REQUEST_PLACES,
  DATA_RIGHTS,
} from '../../../common/data-requests.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { AskPageView } from '../../../server/data-requests/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { EmailField } from '../accounts/email-field.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DocumentsField } from './documents-field.tsx';
import { FormWithDocuments } from '../form/form-with-documents.tsx';

type Props = AskPageView;

/** All fields at once, so that it is the same form without scripts. */
export function AskAboutDataForm({ sender, about, filesKeptDays }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const [isSent, setSent] = useState(false);
  const form = usePostForm(
    {
      asker: '',
      kind: '',
      place: '',
      name: sender.name,
      email: sender.email,
      on_behalf_of: '',
      file_number: '',
      about,
      asks: '',
    },
    {
      action: route('data_requests.store'),
      visit: { preserveScroll: false, onSuccess: ({ flash }) => setSent(flash['error'] === undefined) },
    },
  );
  if (isSent)
    return (
      <Alert tone="good" live>
        {t('data_requests.link_sent')}
      </Alert>
    );
  return (
    <FormWithDocuments form={form} className="grid gap-6">
      <Choices />
      <TextField
        name="name"
        label={t('data_requests.name')}
        required
        maxLength={DATA_REQUEST_NAME_MAX_LENGTH}
        autoComplete="name"
      />
      <EmailField
        help={t(viewer?.emailVerified ? 'data_requests.email_known' : 'data_requests.email_help')}
      />
      <Details />
      <DocumentsField error={form.errors['files']} keptDays={filesKeptDays} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('data_requests.send')}
        </Button>
      </div>
    </FormWithDocuments>
  );
}

/** The asker’s role, the right, and the place whose law counts. */
function Choices() {
  const t = useT();
  const kinds = (values: readonly (typeof DATA_RIGHTS | typeof DATA_ORDERS)[number][], group: string) =>
    values.map((value) => ({ value, label: t(`data_requests.kind.${value}`), group }));
  return (
    <>
      <SelectField
        name="asker"
        label={t('data_requests.asker')}
        required
        placeholder={t('data_requests.choose')}
        options={DATA_REQUEST_ASKERS.map((value) => ({ value, label: t(`data_requests.asker.${value}`) }))}
      />
      <SelectField
        name="kind"
        label={t('data_requests.kind')}
        help={t('data_requests.kind_help')}
        required
        placeholder={t('data_requests.choose')}
        options={[
          ...kinds(DATA_RIGHTS, t('data_requests.kind_rights')),
          ...kinds(DATA_ORDERS, t('data_requests.asker.authority')),
        ]}
      />
      <SelectField
        name="place"
        label={t('data_requests.place')}
        help={t('data_requests.place_help')}
        required
        placeholder={t('data_requests.choose')}
        options={DATA_REQUEST_PLACES.map((value) => ({ value, label: t(`data_requests.place.${value}`) }))}
      />
    </>
  );
}

/** For whom, about which page, and the text. */
function Details() {
  const t = useT();
  return (
    <>
      <TextField
        name="on_behalf_of"
        label={t('data_requests.behalf')}
        help={t('data_requests.behalf_help')}
        maxLength={DATA_REQUEST_NAME_MAX_LENGTH}
      />
      <TextField
        name="file_number"
        label={t('data_requests.file_number')}
        help={t('data_requests.file_number_help')}
        maxLength={DATA_REQUEST_FILE_NUMBER_MAX_LENGTH}
      />
      <TextField
        name="about"
        label={t('data_requests.about')}
        help={t('data_requests.about_help')}
        maxLength={DATA_REQUEST_ABOUT_MAX_LENGTH}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        name="asks"
        label={t('data_requests.asks')}
        help={t('data_requests.asks_help')}
        required
        rows={6}
        counter={DATA_REQUEST_ASKS_MAX_LENGTH}
        minimum={DATA_REQUEST_ASKS_MIN_LENGTH}
      />
    </>
  );
}
