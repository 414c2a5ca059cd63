import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm, PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { BodyField, EvidenceFields } from './report-fields.tsx';
import { useEvidenceFiles } from './use-evidence-files.ts';

/** The reporter's form until the decision: another text, more evidence, or withdrawing it. */
export function ChangeReport({ flag: { id, evidence } }: { flag: RedFlagView }) {
  const t = useT();
  const files = useEvidenceFiles(evidence.files);
  const form = usePostForm(
    { body: evidence.body ?? '', record_url: evidence.recordUrl ?? '' },
    {
      action: route('red_flags.update', { id }),
      also: { ...files.fields, ...files.audiences },
      visit: { preserveScroll: true },
    },
  );
  const withdraw = route('red_flags.withdraw', { id });
  return (
    <Section title={t('red_flags.change_report')} id="report">
      <p className="mb-4 max-w-text text-muted">{t('red_flags.change_help')}</p>
      <PostForm encType="multipart/form-data" form={form} className="grid max-w-form gap-6">
        <BodyField />
        <EvidenceFields files={files} error={form.errors['files']} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('red_flags.save')}
          </Button>
        </div>
      </PostForm>
      <div className="mt-6">
        <ActionForm action={withdraw} visit={{ preserveScroll: false }}>
          <Button type="submit">{t('red_flags.withdraw')}</Button>
        </ActionForm>
      </div>
    </Section>
  );
}
