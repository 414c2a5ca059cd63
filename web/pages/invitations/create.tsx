import { INVITATION_OPEN_DAYS } from '../../../common/invitations.ts';
import type { InvitationCreateView } from '../../../server/invitations/views.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { InvitationForm } from '../../components/invitations/invitation-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = InvitationCreateView;

/** Invites one contractor to a part of a job. */
export default function InvitationCreatePage(props: Props) {
  const t = useT();
  const { contractor, month, obstacle } = props;
  const days = INVITATION_OPEN_DAYS;
  return (
    <FormPage
      heading={t('invitations.create_title', { name: contractor.name })}
      intro={t('invitations.create_intro', { days })}
      aside={
        <HelpList
          title={t('invitations.help_title')}
          items={[
            t('invitations.help_1'),
            t('invitations.help_2', { days }),
            t('invitations.help_3'),
            t('invitations.month', month),
          ]}
        />
      }
    >
      <PageHead title={t('invitations.create_page_title')} noIndex />
      {obstacle === null ? (
        <InvitationForm {...props} />
      ) : (
        <Alert tone="caution" title={t('invitations.obstacle_title')}>
          <p>{obstacle}</p>
        </Alert>
      )}
    </FormPage>
  );
}
