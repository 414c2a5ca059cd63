import {
  APPEAL_DECIDED_IN_DAYS,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
} from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InactiveAccountView } from '../../../server/accounts/status/inactive-view.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { KeptDraft } from '../form/kept-draft.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { DataList } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';
import { Words } from '../ui/words.tsx';

/** The form to appeal, or the appeal's state and the time of a next one. */
export function AccountAppeal({ account }: { account: InactiveAccountView }) {
  const t = useT();
  const { appeal, can } = account;
  return (
    <Section title={t(appeal ? 'accounts.appeal_reason' : 'accounts.inactive_appeal')}>
      {appeal && <AppealStatus appeal={appeal} />}
      {can.appeal ? <AppealForm account={account} /> : <NotNow account={account} />}
    </Section>
  );
}

function AppealStatus({ appeal }: { appeal: NonNullable<InactiveAccountView['appeal']> }) {
  const t = useT();
  const { state, reason, filed_at, due_at, closed_at, answer, answer_language } = appeal;
  const items = [
    { term: t('accounts.appeal_state'), detail: t(`accounts.appeal_state.${state}`) },
    { term: t('accounts.appeal_filed_at'), detail: <DateText at={filed_at} /> },
    closed_at === null
      ? { term: t('accounts.appeal_due'), detail: <DayText day={due_at} /> }
      : { term: t('accounts.appeal_decided_at'), detail: <DateText at={closed_at} /> },
    ...(answer === null
      ? []
      : [{ term: t('accounts.appeal_answer'), detail: <Words text={answer} language={answer_language} /> }]),
    { term: t('accounts.appeal_words'), detail: <Words text={reason} /> },
  ];
  return <DataList items={items} />;
}

function NotNow({ account: { can, appeal_until, appeal_again_from } }: { account: InactiveAccountView }) {
  const t = useT();
  if (can.obstacle === 'too_late' && appeal_until !== null)
    return (
      <p className="mt-3">{t('accounts.appeal_over', { date: formatDate(appeal_until, t.language) })}</p>
    );
  if (can.obstacle === 'too_early' && appeal_again_from !== null)
    return (
      <p className="mt-3">
        {t('accounts.appeal_again', { date: formatDate(appeal_again_from, t.language) })}
      </p>
    );
  return null;
}

function AppealForm({ account: { since, appeal_until } }: { account: InactiveAccountView }) {
  const t = useT();
  const form = usePostForm(
    { reason: '' },
    {
      action: route('account.appeal'),
      visit: {
        preserveScroll: true,
        // A refusal leads back here with a sentence, and a lost session to another page.
        onSuccess: ({ component, flash }) => {
          if (component === 'accounts/inactive-account' && flash['error'] === undefined) draft.clear();
        },
      },
    },
  );
  const draft = useDraft(`account-appeal:${since ?? 'undated'}`, form.data.reason, (reason) =>
    form.set('reason', reason),
  );
  const limits = { minimum: APPEAL_REASON_MIN_LENGTH, maximum: APPEAL_REASON_MAX_LENGTH };
  return (
    <PostForm form={form} className="grid gap-6">
      <KeptDraft draft={draft} />
      <div className="grid gap-2">
        <p>{t('accounts.inactive_appeal_text', { days: APPEAL_DECIDED_IN_DAYS })}</p>
        {appeal_until && <p>{t('accounts.appeal_until', { date: formatDate(appeal_until, t.language) })}</p>}
      </div>
      <TextAreaField
        name="reason"
        label={t('accounts.appeal_reason')}
        help={t('accounts.appeal_reason_help', limits)}
        required
        dir="auto"
        rows={8}
        counter={limits.maximum}
        minimum={limits.minimum}
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('accounts.appeal_send')}
        </Button>
      </div>
    </PostForm>
  );
}
