import { useState } from 'react';
import {
  CLOSING_ANSWER_DAYS,
  CLOSING_BODY_MAX_LENGTH,
  CLOSING_BODY_MIN_LENGTH,
  CLOSING_FILES_MAX,
} from '../../../common/cases/closings.ts';
import { REVIEW_RELATIONS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProposeView } from '../../../server/contractors/closing/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { RadioField, TextAreaField, TextField } from '../../components/form/fields.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { FileField, type FileEntry } from '../../components/uploads/file-field.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ProposeView;

/** The form to propose that a business closed for good, or that a closed one works again. */
export default function ProposeClosingPage(props: Props) {
  const t = useT();
  const path = usePath();
  const { contractor, wish, asksOwner, obstacle } = props;
  const title = t(`closing.propose_title.${wish}`);
  return (
    <FormPage
      heading={title}
      intro={t(`closing.propose_intro.${wish}`, { name: contractor.name })}
      aside={
        <HelpList
          title={t('closing.next_title')}
          items={[
            asksOwner ? t('closing.next_owner', { days: CLOSING_ANSWER_DAYS }) : t('closing.next_nobody'),
            t('closing.next_decided'),
            t('closing.next_competitor'),
          ]}
        />
      }
    >
      <PageHead title={title} noIndex />
      {obstacle === null ? (
        <Form {...props} />
      ) : (
        <Alert tone="caution" title={t('closing.obstacle')}>
          {obstacle}
        </Alert>
      )}
      <p>
        <Link href={path('contractors.show', { slug: contractor.slug })}>
          {t('closing.to_page', { name: contractor.name })}
        </Link>
      </p>
    </FormPage>
  );
}

function Form({ contractor, wish, today }: Props) {
  const t = useT();
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const form = usePostForm(
    { closed_on: '', relation: '', body: '', link: '' },
    {
      action: route('closings.store', { slug: contractor.slug }),
      also: { files: files.map(({ id }) => id).join(',') },
    },
  );
  return (
    <PostForm encType="multipart/form-data" form={form} className="grid gap-6">
      {wish === 'close' && (
        <TextField
          name="closed_on"
          label={t('closing.closed_since')}
          help={t('closing.day_help')}
          type="date"
          max={today}
          required
        />
      )}
      <RadioField
        name="relation"
        legend={t('closing.relation')}
        options={REVIEW_RELATIONS.map((value) => ({ value, label: t(`closing.relation.${value}`) }))}
      />
      <WhatIsKnown />
      <FileField
        seenBy="admins"
        label={t('closing.files')}
        help={t('closing.files_help', { maximum: CLOSING_FILES_MAX })}
        files={files}
        maximum={CLOSING_FILES_MAX}
        error={form.errors['files']}
        onChange={(change) => setFiles((before) => change(before))}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('closing.send')}
        </Button>
      </div>
    </PostForm>
  );
}

function WhatIsKnown() {
  const t = useT();
  return (
    <>
      <TextAreaField
        name="body"
        label={t('closing.body')}
        help={t('closing.body_help')}
        required
        dir="auto"
        rows={5}
        counter={CLOSING_BODY_MAX_LENGTH}
        minimum={CLOSING_BODY_MIN_LENGTH}
      />
      <TextField
        name="link"
        label={t('closing.link')}
        help={t('closing.link_help')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
