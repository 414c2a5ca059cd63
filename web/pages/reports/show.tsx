import { REPORT_NOTE_MAX_LENGTH, REPORT_NOTE_MIN_LENGTH } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportView } from '../../../server/reports/show-page.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DataList, type Datum } from '../../components/ui/data-list.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Words } from '../../components/ui/words.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ReportView;

/** The reader's report with its outcome, and the way to have it looked at once more. */
export default function ReportShowPage(report: Props) {
  const t = useT();
  const { state, obstacle } = report;
  return (
    <FormPage heading={t('second_look.heading')}>
      <PageHead title={t('second_look.heading')} noIndex />
      <DataList items={useFacts(report)} />
      {state !== 'open' && (
        <Section title={t('second_look.title')}>
          {obstacle === null ? <Form {...report} /> : <p>{t(`second_look.refused.${obstacle}`)}</p>}
        </Section>
      )}
    </FormPage>
  );
}

function useFacts({ kind, title, reason, passage, note, state, answer, ...times }: Props): Datum[] {
  const t = useT();
  const { filedAt, dueAt, closedAt } = times;
  return [
    { term: t(`second_look.what.${kind}`), detail: title ?? t('second_look.erased') },
    { term: t('second_look.reason'), detail: t(`report_forms.reason.${reason}`) },
    ...(passage === null ? [] : [{ term: t('report_forms.passage'), detail: <Words text={passage} /> }]),
    ...(note === null ? [] : [{ term: t('second_look.note_sent'), detail: <Words text={note} /> }]),
    { term: t('second_look.filed'), detail: <DateText at={filedAt} /> },
    { term: t('second_look.outcome'), detail: t(`second_look.state.${state}`) },
    ...(closedAt === null
      ? [{ term: t('second_look.due'), detail: <DateText at={dueAt} /> }]
      : [{ term: t('second_look.decided'), detail: <DateText at={closedAt} /> }]),
    ...(answer === null ? [] : [{ term: t('second_look.answer'), detail: <Words text={answer} /> }]),
  ];
}

function Form({ id }: Props) {
  const t = useT();
  const form = usePostForm({ note: '' }, { action: route('reports.second_look', { id }) });
  return (
    <PostForm form={form} className="grid gap-6">
      <p>{t('second_look.intro')}</p>
      <TextAreaField
        name="note"
        label={t('second_look.note')}
        required
        dir="auto"
        rows={5}
        counter={REPORT_NOTE_MAX_LENGTH}
        minimum={REPORT_NOTE_MIN_LENGTH}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('second_look.send')}
        </Button>
      </div>
    </PostForm>
  );
}
