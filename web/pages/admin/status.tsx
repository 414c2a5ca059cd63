import type { ReactNode } from 'react';
import type { AdminView } from '../../../server/moderation/admin-view.ts';
import type { EditedIncidentView } from '../../../server/status/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { CorrectIncident, CorrectUpdate } from '../../components/status/correction-forms.tsx';
import { Incident } from '../../components/status/incident.tsx';
import { NewIncidentForm, UpdateForm } from '../../components/status/incident-forms.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { admin: AdminView; incidents: EditedIncidentView[] };

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
              <EditedIncident key={incident.id} incident={incident}>
                <UpdateForm incidentId={incident.id} />
              </EditedIncident>
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
              <EditedIncident key={incident.id} incident={incident} />
            ))}
          </ol>
        </Section>
      )}
    </AdminFrame>
  );
}

type Edited = { incident: EditedIncidentView; children?: ReactNode };

/** An incident with the ways to correct it. */
function EditedIncident({ incident, children }: Edited) {
  const { titles, startedAt, endedAt, texts } = incident;
  const beside = (id: number) =>
    texts[id] && <CorrectUpdate key={JSON.stringify(texts[id])} updateId={id} texts={texts[id]} />;
  return (
    <Incident incident={incident} besideUpdate={beside}>
      <CorrectIncident key={JSON.stringify([titles, startedAt, endedAt])} incident={incident} />
      {children}
    </Incident>
  );
}
