import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import { REPORT_FILES_MAX, type ReportReason } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportCreateView } from '../../../server/reports/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ReportFields, type ReportDraft } from '../../components/reports/report-fields.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { FileField, type FileEntry } from '../../components/uploads/file-field.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ReportCreateView & {
  /** Chosen by the link that led here. */
  reason: ReportReason | null;
};

/** Reports one text: for those who were sent to log in first, and without scripts. */
export default function ReportCreatePage(props: Props) {
  const t = useT();
  const { kind, title, body, photo, textLanguage, contractor, obstacle, backHref } = props;
  const heading = t(`report_forms.title.${kind}`);
  return (
    <FormPage
      heading={heading}
      aside={
        <HelpList
          title={t('report_forms.help_title')}
          items={[t('report_forms.help_1'), t('report_forms.help_2'), t('report_forms.help_3')]}
        />
      }
    >
      <PageHead title={heading} noIndex />
      <blockquote
        className="border-s-3 border-line ps-4"
        lang={textLanguage ? htmlLang(textLanguage) : undefined}
        dir="auto"
      >
        <p className="font-semibold">{title}</p>
        {contractor !== null && contractor !== title && <p className="text-sm text-muted">{contractor}</p>}
        {body.trim() !== '' && <p className="whitespace-pre-line">{body}</p>}
        {photo && (
          <a href={photo.url}>
            <img className="reported-photo" src={photo.small} alt={t('report_forms.title.photo')} />
          </a>
        )}
      </blockquote>
      {obstacle === null ? (
        <Form {...props} />
      ) : (
        <Alert tone="caution" title={t('report_forms.obstacle')}>
          {obstacle}
        </Alert>
      )}
      <p>
        <Link href={backHref}>{t('report_forms.back')}</Link>
      </p>
    </FormPage>
  );
}

function Form({ kind, id, reasons, reason }: Props) {
  const t = useT();
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const form = usePostForm<ReportDraft>(
    { reason: reason !== null && reasons.includes(reason) ? reason : '', passage: '', note: '' },
    {
      action: route('reports.store', { kind, id }),
      also: { files: files.map((file) => file.id).join(',') },
      visit: { preserveScroll: true },
    },
  );
  return (
    <PostForm encType="multipart/form-data" form={form} className="grid gap-6">
      <ReportFields
        kind={kind}
        reasons={reasons}
        draft={form.data}
        errors={form.errors}
        evidence={
          <FileField
            seenBy="admins"
            label={t('report_forms.files')}
            help={t('report_forms.files_help', { count: REPORT_FILES_MAX })}
            files={files}
            maximum={REPORT_FILES_MAX}
            error={form.errors['files' as keyof ReportDraft]}
            onChange={setFiles}
          />
        }
        onChange={(change) => {
          for (const [name, value] of Object.entries(change)) form.set(name as keyof ReportDraft, value);
        }}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('report_forms.send')}
        </Button>
      </div>
    </PostForm>
  );
}
