import { formatMonthInWords } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { OwnClosingView } from '../../../server/contractors/closing/views.ts';
import { ActionForm } from '../../components/form/action-form.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = OwnClosingView;

/** Where an owner says that the business closed for good, with all that follows, and opens it again. */
export default function OwnClosingPage(props: Props) {
  const t = useT();
  const path = usePath();
  const { name, slug, closedOn, proposals, hasPaidPlan } = props;
  const title = t(closedOn === null ? 'closing.own_title' : 'closing.own_title_closed');
  return (
    <SettingsFrame
      current="contractor.closing"
      title={title}
      intro={closedOn === null && t('closing.own_intro', { name })}
      help={
        <HelpList
          title={t('closing.help_title')}
          items={[t('closing.help_sold'), t('closing.help_account')]}
        />
      }
    >
      <PageHead title={title} noIndex />
      {proposals.map(({ id, wish }) => (
        <Alert key={id} tone="caution">
          <Link href={route('closings.show', { id })}>{t(`closing.to_answer.${wish}`)}</Link>
        </Alert>
      ))}
      {closedOn === null ? <Close {...props} /> : <Reopen {...props} closedOn={closedOn} />}
      {hasPaidPlan && (
        <p>
          {t('closing.plan_goes_on')} <Link href={route('settings.billing')}>{t('closing.to_billing')}</Link>
        </p>
      )}
      <p>
        <Link href={path('contractors.show', { slug })}>{t('closing.to_page', { name })}</Link>
      </p>
    </SettingsFrame>
  );
}

const EFFECTS = ['page', 'lists', 'requests', 'reviews', 'undo'] as const;

function Close({ today }: Props) {
  const t = useT();
  const form = usePostForm({ closed_on: today }, { action: route('contractor.close') });
  return (
    <>
      <Section title={t('closing.effects')}>
        <ul className="grid list-disc gap-2 ps-5">
          {EFFECTS.map((effect) => (
            <li key={effect}>{t(`closing.effect_${effect}`)}</li>
          ))}
        </ul>
      </Section>
      <PostForm form={form} className="grid gap-6">
        <TextField
          name="closed_on"
          label={t('closing.day')}
          help={t('closing.day_help')}
          type="date"
          max={today}
          required
        />
        <div>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('closing.close_now')}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

function Reopen({ closedOn, decisionId, mayReopen, slug }: Props & { closedOn: string }) {
  const t = useT();
  return (
    <>
      <Alert tone="caution" title={t('closed.since', { month: formatMonthInWords(closedOn, t.language) })}>
        {decisionId === null ? t('closed.notice') : t('closing.by_decision')}
      </Alert>
      {decisionId !== null && (
        <p className="flex flex-wrap gap-4">
          <Link href={route('decisions.show', { id: decisionId })}>{t('closing.to_decision')}</Link>
          <Link href={route('closings.create', { slug })}>{t('closing.send_proof')}</Link>
        </p>
      )}
      {mayReopen && (
        <Section title={t('closed.reopen_title')}>
          <p className="mb-3">{t('closing.reopen_text')}</p>
          <ActionForm action={route('contractor.reopen')}>
            <Button type="submit" variant="primary">
              {t('closing.reopen_now')}
            </Button>
          </ActionForm>
        </Section>
      )}
    </>
  );
}
