import { route } from '../../../common/routes/route-table.ts';
import type { OtherWays as Ways } from '../../../common/profiles/sign-in.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** The ways to log in beside the password, in one quiet part under it. */
export function OtherWays({ ways, next }: { ways: Ways; next: string | null }) {
  const t = useT();
  const path = usePath();
  const query = { next };
  return (
    <section className="grid gap-3" aria-labelledby="other-ways">
      <h2 className="text-sm font-normal text-muted" id="other-ways">
        {t('signin.other_ways')}
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <Link href={path('login.code', {}, { query })}>{t('signin.by_mail')}</Link>
        {ways.providers.map(({ id, name }) => (
          // A full load: it leads to another site.
          <a key={id} href={route('login.provider', { provider: id }, { query })} rel="nofollow">
            {t('signin.with_provider', { provider: name })}
          </a>
        ))}
      </div>
      {ways.passkey && (
        <PasskeyButton
          use="login"
          action={route('login.passkey')}
          also={next === null ? {} : { next }}
          label={t('signin.with_passkey')}
        />
      )}
    </section>
  );
}
