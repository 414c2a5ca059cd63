import type { Workload } from '../../../common/cases/queues.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The cases and decisions of each administrator, so that none has too many. */
export function Workloads({ workloads }: { workloads: readonly Workload[] }) {
  const t = useT();
  const { viewer } = useShared();
  return (
    <div className="overflow-x-auto">
      <table className="figures figures-wide">
        <thead>
          <tr>
            <th scope="col">{t('queues.assignee')}</th>
            {(['assigned', 'late', 'decided'] as const).map((column) => (
              <th key={column} scope="col" className="text-end">
                {t(`queues.workload.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workloads.map(({ id, name, assigned, late, decided }) => (
            <tr key={id}>
              <th scope="row">
                {id === viewer?.userId ? (
                  <Link href={route('admin', {}, { query: { share: 'mine' } })}>
                    {t('queues.share.mine')}
                  </Link>
                ) : (
                  <UserText text={name} />
                )}
              </th>
              <td className="text-end tabular">{assigned}</td>
              <td className="text-end tabular">{late}</td>
              <td className="text-end tabular">{decided}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
