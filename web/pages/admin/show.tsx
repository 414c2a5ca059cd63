import type { DeskView } from '../../../server/moderation/desk.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = { desk: DeskView };

export default function Page(_props: Props) {
  const t = useT();
  return <AdminFrame title={t('admin.title')}>{null}</AdminFrame>;
}
