import { REVIEW_RELATIONS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagCreateView } from '../../../server/red-flags/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { BodyField, EvidenceFields } from '../../components/red-flags/report-fields.tsx';
import { useEvidenceFiles } from '../../components/red-flags/use-evidence-files.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Link } from '../../components/ui/link.tsx';
import { RadioField } from '../../components/form/fields.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = RedFlagCreateView;

export default function RedFlagCreatePage(props: Props) {
  const t = useT();
  const path = usePath();
  const { contractor, obstacle, notified } = props;
  return (
    <FormPage
      heading={t('red_flags.report_title')}
      intro={t('red_flags.create_intro', { name: contractor.name })}
      aside={
        <HelpList
          title={t('red_flags.help_title')}
          items={[t(`red_flags.help_1.${notified}`), t('red_flags.help_2'), t('red_flags.help_3')]}
        />
      }
    >
      <PageHead title={t('red_flags.report_title')} noIndex />
      {obstacle === null ? (
        <Form {...props} />
      ) : (
        <Alert tone="caution" title={t('red_flags.obstacle')}>
          {obstacle}
        </Alert>
      )}
      <p>
        <Link href={path('contractors.show', { slug: contractor.slug })}>
          {t('red_flags.to_contractor', { name: contractor.name })}
        </Link>
      </p>
    </FormPage>
  );
}

function Form({ contractor, criteria }: Props) {
  const t = useT();
  const files = useEvidenceFiles([]);
  const form = usePostForm(
    { criterion: '', relation: '', body: '', happened_on: '', record_url: '' },
    {
      action: route('red_flags.store', { slug: contractor.slug }),
      also: { files: files.fields.files, ...files.audiences },
    },
  );
  return (
    <PostForm encType="multipart/form-data" form={form} className="grid gap-6">
      <RadioField
        name="criterion"
        legend={t('red_flags.what')}
        options={criteria.map(({ key, name, evidence }) => ({
          value: key as string,
          label: name,
          help: evidence,
        }))}
      />
      <RadioField
        name="relation"
        legend={t('red_flags.relation')}
        options={REVIEW_RELATIONS.map((value) => ({ value, label: t(`red_flags.relation.${value}`) }))}
      />
      <BodyField />
      <TextField name="happened_on" label={t('red_flags.day')} type="date" />
      <EvidenceFields files={files} error={form.errors['files']} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('red_flags.send')}
        </Button>
      </div>
    </PostForm>
  );
}
