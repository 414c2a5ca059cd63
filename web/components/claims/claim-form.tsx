import { useState } from 'react';
import type { ClaimEvidence } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { EvidenceChoices } from '../../../server/contractors/claims/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { RadioField, TextAreaField, TextField } from '../form/fields.tsx';
import type { RadioOption } from '../ui/form/radio-group.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';

const MESSAGE_MAX_LENGTH = 2_000;
type Props = { slug: string; choices: EvidenceChoices };
type Claim = { evidence: ClaimEvidence; email: string; upload_id: number | null; message: string };

/** Asks how the claimant will show that the business is theirs. Only what fits the listing is offered. */
export function ClaimForm({ slug, choices }: Props) {
  const t = useT();
  const options = useOptions(choices);
  const first = options[0]?.value ?? 'document';
  const form = usePostForm<Claim>(
    { evidence: first, email: '', upload_id: null, message: '' },
    { action: route('claims.store', { slug }), visit: { preserveScroll: true } },
  );
  const { data, set, errors } = form;
  // Without scripts a choice hides nothing, so every field is there.
  const isTakenOver = useTakenOver();
  return (
    <PostForm form={form} encType="multipart/form-data" className="grid gap-6">
      <RadioField legend={t('claims.how')} name="evidence" required options={options} />
      {(data.evidence === 'website_email' || !isTakenOver) && choices.websiteDomain !== null && (
        <WorkEmail domain={choices.websiteDomain} />
      )}
      {(data.evidence === 'document' || !isTakenOver) && (
        <Document error={errors['upload_id']} onChange={(id) => set('upload_id', id)} />
      )}
      <TextAreaField name="message" label={t('claims.message')} rows={3} counter={MESSAGE_MAX_LENGTH} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t(data.evidence === 'document' ? 'claims.submit_document' : 'claims.submit_code')}
        </Button>
      </div>
    </PostForm>
  );
}

function useOptions({ websiteDomain, listedEmail }: EvidenceChoices): RadioOption<ClaimEvidence>[] {
  const t = useT();
  return [
    ...(websiteDomain === null
      ? []
      : [
          {
            value: 'website_email' as const,
            label: t('claims.evidence.website_email', { domain: websiteDomain }),
            help: t('claims.evidence_help.website_email', { domain: websiteDomain }),
          },
        ]),
    ...(listedEmail === null
      ? []
      : [
          {
            value: 'listed_email' as const,
            label: t('claims.evidence.listed_email', { email: listedEmail }),
            help: t('claims.evidence_help.listed_email'),
          },
        ]),
    {
      value: 'document' as const,
      label: t('claims.evidence.document'),
      help: t('claims.evidence_help.document'),
    },
  ];
}

type DocumentProps = { error?: string | undefined; onChange: (id: number | null) => void };

function Document({ error, onChange }: DocumentProps) {
  const t = useT();
  const [documents, setDocuments] = useState<readonly FileEntry[]>([]);
  return (
    <FileField
      seenBy="admins"
      name="upload_id"
      label={t('claims.document')}
      help={t('claims.document_help')}
      files={documents}
      maximum={1}
      required
      error={error}
      onChange={(change) => {
        const chosen = change(documents);
        setDocuments(chosen);
        onChange(chosen[0]?.id ?? null);
      }}
    />
  );
}

function WorkEmail({ domain }: { domain: string }) {
  const t = useT();
  return (
    <TextField
      name="email"
      label={t('claims.email', { domain })}
      help={t('claims.email_help', { domain })}
      required
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
