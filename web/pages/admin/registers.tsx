import { route } from '../../../common/routes/route-table.ts';
import type { RegisterRow, RegistersView } from '../../../server/moderation/registers/registers-page.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { SourceFacts } from '../../components/registers/source-facts.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = RegistersView;

/** Sources of licenses: how old the list of each is, and what needs somebody. */
export default function AdminRegistersPage({ registers }: Props) {
  const t = useT();
  const add = (
    <ButtonLink variant="primary" href={route('admin.registers.new')}>
      {t('registers.new')}
    </ButtonLink>
  );
  return (
    <AdminFrame title={t('admin.registers')} aside={add}>
      <p className="mb-4 max-w-text text-muted">{t('registers.intro')}</p>
      {registers.length === 0 && <EmptyState title={t('registers.none')} text={t('registers.none_text')} />}
      <ul>
        {registers.map((register) => (
          <Source key={register.id} register={register} />
        ))}
      </ul>
    </AdminFrame>
  );
}

function Source({ register }: { register: RegisterRow }) {
  const t = useT();
  const { id, name, open, failed } = register;
  return (
    <li className="border-t border-line py-5">
      <h2 className="mb-2 text-lg">
        <Link href={route('admin.registers.show', { id })}>{name}</Link>
      </h2>
      {open && (
        <Alert tone={open.stop === null ? 'neutral' : 'caution'}>
          <Link href={route('admin.registers.list', { id: open.id })}>
            {t(open.stop === null ? `registers.state.${open.state}` : `registers.stop.${open.stop}`)}
          </Link>
        </Alert>
      )}
      {failed !== null && <Alert tone="caution">{failed}</Alert>}
      <SourceFacts register={register} />
    </li>
  );
}
