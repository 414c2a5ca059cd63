import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

export type DemoAccount = {
  key: 'admin' | 'contractor' | 'member' | 'free' | 'user' | 'inactive';
  email: string;
};

const PASSWORD = 'plumbline';
const LABELS: Record<DemoAccount['key'], MessageKey> = {
  admin: 'accounts.demo_admin',
  contractor: 'accounts.demo_contractor',
  member: 'accounts.demo_member',
  free: 'accounts.demo_free',
  user: 'accounts.demo_user',
  inactive: 'accounts.demo_inactive',
};

/** One click into each account of the demo world; the server names them in development only. */
export function DemoAccounts({ accounts, next }: { accounts: readonly DemoAccount[]; next: string | null }) {
  const t = useT();
  const [entering, setEntering] = useState<string | null>(null);
  const action = route('login.store');
  const bodyFor = (email: string) => ({ email, password: PASSWORD, ...(next === null ? {} : { next }) });
  const enteringAs = (email: string) => ({
    preserveScroll: false,
    onStart: () => setEntering(email),
    onFinish: () => setEntering(null),
  });
  return (
    <Section title={t('accounts.demo_heading')}>
      <p className="mb-4 text-sm text-muted">{t('accounts.demo_text', { password: PASSWORD })}</p>
      <ul className="grid gap-2">
        {accounts.map(({ key, email }) => (
          <li
            key={key}
            className="grid items-center justify-items-start gap-x-4 gap-y-1 sm:grid-cols-[16rem_1fr]"
          >
            <ActionForm action={action} also={bodyFor(email)} visit={enteringAs(email)}>
              <Button type="submit" size="small" busy={entering === email}>
                {t(LABELS[key])}
              </Button>
            </ActionForm>
            <span className="text-sm text-muted">{email}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
