import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { JoinView } from '../../../server/members/views.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

/** `invitation`: null for a link that opens nothing. */
export type Props = { token: string; invitation: JoinView | null };

/** The page of an invitation: who invites, what a member may do, and joining. */
export default function MemberJoinPage({ token, invitation }: Props) {
  return invitation ? <Open token={token} invitation={invitation} /> : <Gone />;
}

function Gone() {
  const t = useT();
  return (
    <div className="grid max-w-form gap-3">
      <PageHead title={t('members.gone_title')} noIndex />
      <h1>{t('members.gone_title')}</h1>
      <p>{t('members.gone_text')}</p>
    </div>
  );
}

type OpenProps = { token: string; invitation: JoinView };

function Open({ token, invitation }: OpenProps) {
  const t = useT();
  const { siteTitle: site } = useShared();
  const { business, inviter, email, expiresAt } = invitation;
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={t('members.join_title', { business })} noIndex />
      <header className="grid gap-3">
        <h1>{t('members.join_title', { business })}</h1>
        <p>{t('members.join_text', { inviter, business, site })}</p>
        <p className="text-sm text-muted">
          {t('members.join_for', { email, date: formatDate(lastDayBefore(expiresAt), t.language) })}
        </p>
      </header>
      <Answer token={token} invitation={invitation} />
      <Section title={t('members.join_rights')}>
        <Lines lines={[t('members.join_right_1'), t('members.join_right_2'), t('members.join_right_3')]} />
      </Section>
      <Section title={t('members.join_limits')}>
        <Lines lines={[t('members.join_limit_1'), t('members.join_limit_2'), t('members.join_limit_3')]} />
      </Section>
    </div>
  );
}

/** Joining; before that, signing in, which leads back here. */
function Answer({ token, invitation: { obstacle, isSignedIn, isExpired } }: OpenProps) {
  const t = useT();
  const path = usePath();
  const next = path('members.join', { token });
  if (obstacle !== null || isExpired) return <Alert tone="caution">{obstacle ?? t('members.expired')}</Alert>;
  if (!isSignedIn)
    return (
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={path('login', {}, { query: { next } })}>
            {t('members.join_login')}
          </ButtonLink>
          <ButtonLink href={path('register', {}, { query: { role: 'user', next } })}>
            {t('members.join_create')}
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">{t('members.join_account_help')}</p>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <SendButton variant="primary" action={route('members.accept', { token })}>
        {t('members.join')}
      </SendButton>
      <SendButton variant="ghost" action={route('members.decline', { token })}>
        {t('members.decline')}
      </SendButton>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
