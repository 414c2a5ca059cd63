import { MEMBER_INVITATION_DAYS } from '../../../common/profiles/members.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { EmailField } from '../accounts/email-field.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';

/** Invites an address; a plan without a place for it is offered where the server refuses. */
export function InviteForm({ action }: { action: string }) {
  const t = useT();
  const form = usePostForm(
    { email: '' },
    {
      action,
      visit: {
        preserveScroll: true,
        onSuccess: ({ flash }) => (flash['error'] || flash['upgrade'] ? undefined : form.reset()),
      },
    },
  );
  return (
    <PostForm form={form} className="grid gap-6">
      <EmailField help={t('members.invite_help', { days: MEMBER_INVITATION_DAYS })} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('members.invite')}
        </Button>
      </div>
    </PostForm>
  );
}
