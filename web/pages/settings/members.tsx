import { route } from '../../../common/routes/route-table.ts';
import type { MembersPage } from '../../../server/members/pages.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { InviteForm } from '../../components/members/invite-form.tsx';
import { MemberItem } from '../../components/members/member-item.tsx';
import { OwnPlace } from '../../components/members/own-place.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = MembersPage;

/** The people of a business: its owner's list, or a member's own place. */
export default function SettingsMembersPage({ own, place }: Props) {
  if (place) return <OwnPlace place={place} />;
  return own ? <OwnersList own={own} /> : null;
}

function OwnersList({ own: { business, members, seats } }: { own: NonNullable<Props['own']> }) {
  const t = useT();
  return (
    <SettingsFrame
      current="settings.members"
      title={t('members.title')}
      intro={t('members.intro', { business })}
      help={
        <HelpList
          title={t('members.help')}
          items={[t('members.help_1'), t('members.help_2'), t('members.help_3')]}
        />
      }
    >
      <PageHead title={t('members.title')} noIndex />
      <Section title={t('members.list')}>
        <p className="mb-3 text-muted">{t('members.places', { seats })}</p>
        {members.length === 0 ? (
          <p>{t('members.none')}</p>
        ) : (
          <ul className="grid">
            {members.map((member) => (
              <MemberItem key={member.id} member={member} mayChoose={seats > 1} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('members.invite_title')}>
        <InviteForm action={route('settings.members.invite')} />
      </Section>
    </SettingsFrame>
  );
}
