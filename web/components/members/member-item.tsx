import { useState } from 'react';
import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MemberView } from '../../../server/members/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { DeleteDialog } from '../reviews/delete-dialog.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

const TONES: Readonly<Record<MemberView['state'], Tone>> = {
  active: 'good',
  waiting: 'caution',
  invited: 'blueprint',
  expired: 'neutral',
};

/** One person of the business, or an invitation, with what its owner may do. */
export function MemberItem({ member, mayChoose }: { member: MemberView; mayChoose: boolean }) {
  const t = useT();
  const { email, name, state, since, expiresAt } = member;
  const isMember = state === 'active' || state === 'waiting';
  const when = isMember
    ? t('members.since', { date: formatDate(since, t.language) })
    : t(state === 'invited' ? 'members.open_until' : 'members.open_over', {
        date: formatDate(lastDayBefore(expiresAt), t.language),
      });
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">
          <bdi className="font-semibold">{name ?? email}</bdi>
        </span>
        <Badge tone={TONES[state]}>{t(`members.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted">{when}</p>
      {state === 'waiting' && <p className="text-sm">{t('members.waiting_text')}</p>}
      <div className="flex flex-wrap gap-3">
        {isMember ? (
          <OfMember member={member} mayChoose={mayChoose} />
        ) : (
          <OfInvitation id={member.id} email={email ?? ''} />
        )}
      </div>
    </li>
  );
}

function OfInvitation({ id, email: name }: { id: number; email: string }) {
  const t = useT();
  const resend = route('settings.members.resend', { id });
  const withdraw = route('settings.members.withdraw', { id });
  return (
    <>
      <ActionForm action={resend}>
        <Button type="submit" size="small" aria-label={t('members.resend_name', { name })}>
          {t('members.resend')}
        </Button>
      </ActionForm>
      <ActionForm action={withdraw}>
        <Button type="submit" size="small" variant="ghost" aria-label={t('members.withdraw_name', { name })}>
          {t('members.withdraw')}
        </Button>
      </ActionForm>
    </>
  );
}

function OfMember({
  member: { id, name: known, email, state },
  mayChoose,
}: Parameters<typeof MemberItem>[0]) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const name = known ?? email;
  const choose = route('settings.members.choose', { id });
  const removal = usePostForm(
    {},
    {
      action: route('settings.members.remove', { id }),
      visit: { preserveScroll: true, onFinish: () => setAsking(false) },
    },
  );
  return (
    <>
      {state === 'waiting' && mayChoose && (
        <ActionForm action={choose}>
          <Button type="submit" size="small" aria-label={t('members.choose_name', { name })}>
            {t('members.choose')}
          </Button>
        </ActionForm>
      )}
      <AskForm call="settings.members.remove" id={id} onAsk={() => setAsking(true)}>
        <Button type="submit" size="small" variant="ghost" aria-label={t('members.remove_name', { name })}>
          {t('members.remove')}
        </Button>
      </AskForm>
      <DeleteDialog
        open={isAsking}
        title={t('members.remove_title')}
        confirm={t('members.remove_confirm')}
        busy={removal.busy}
        onConfirm={removal.submit}
        onClose={() => setAsking(false)}
      >
        <p>
          <bdi className="font-semibold">{name}</bdi>
        </p>
        <p>{t('members.remove_text')}</p>
      </DeleteDialog>
    </>
  );
}
