import type { AdminView } from '../../../server/moderation/admin-view.ts';
import type { IncidentView } from '../../../server/status/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { Incident } from '../../components/status/incident.tsx';
import { NewIncidentForm, UpdateForm } from '../../components/status/incident-forms.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { admin: AdminView; incidents: IncidentView[] };

/** The incidents that administrators write about, for the status page. */
export default function AdminStatusPage({ incidents }: Props) {
  const t = useT();
  const path = usePath();
  const open = incidents.filter(({ endedAt }) => endedAt === null);
  const ended = incidents.filter(({ endedAt }) => endedAt !== null);
  return (
    <AdminFrame
      title={t('admin.status.title')}
      aside={<Link href={path('status')}>{t('status_admin.to_page')}</Link>}
    >
      <p className="mb-4 max-w-text text-muted">{t('status_admin.intro')}</p>
      {open.length > 0 && (
        <Section title={t('status.ongoing')}>
          <ol>
            {open.map((incident) => (
              <Incident key={incident.id} incident={incident}>
                <UpdateForm incidentId={incident.id} />
              </Incident>
            ))}
          </ol>
        </Section>
      )}
      <Section title={t('status_admin.new')}>
        <NewIncidentForm />
      </Section>
      {ended.length > 0 && (
        <Section title={t('status_admin.earlier')}>
          <ol>
            {ended.map((incident) => (
              <Incident key={incident.id} incident={incident} />
            ))}
          </ol>
        </Section>
      )}
    </AdminFrame>
  );
}
