import { PERMIT_REPORT_MAX_LENGTH, PERMIT_REPORT_MIN_LENGTH } from '../../../common/permits.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  id: number;
  slug: string;
  number: string;
  source: string;
  /** YYYY-MM-DD */
  issuedOn: string | null;
  place: string;
};

/** Says that a permit is of another business. */
export default function ReportPermitPage({ id, slug, number, source, issuedOn, place }: Props) {
  const t = useT();
  const path = usePath();
  const form = usePostForm({ reason: '' }, { action: route('permits.report.send', { id }) });
  return (
    <FormPage heading={t('permits.report_title')} intro={t('permits.report_intro')}>
      <PageHead title={t('permits.report_title')} noIndex />
      <p>
        {[
          t('permits.number', { number }),
          issuedOn && t('permits.issued_on', { date: formatDate(issuedOn, t.language) }),
          place,
          source,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <PostForm form={form} className="grid gap-6">
        <TextAreaField
          name="reason"
          label={t('permits.report_reason')}
          help={t('permits.report_reason_help')}
          required
          dir="auto"
          rows={4}
          counter={PERMIT_REPORT_MAX_LENGTH}
          minimum={PERMIT_REPORT_MIN_LENGTH}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('permits.report_send')}
          </Button>
        </div>
      </PostForm>
      <p>
        <Link href={path('contractors.permits', { slug })}>{t('permits.report_back')}</Link>
      </p>
    </FormPage>
  );
}
