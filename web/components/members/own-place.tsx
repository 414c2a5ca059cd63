import { route } from '../../../common/routes/route-table.ts';
import type { OwnPlaceView } from '../../../server/members/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SendButton } from '../form/send-button.tsx';
import { HelpList } from '../layout/help-list.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** For a member: the business, whose it is, and the way out of it. */
export function OwnPlace({ place: { business, slug, owner, acts } }: { place: OwnPlaceView }) {
  const t = useT();
  const title = acts ? t('members.place_title', { business }) : t('members.place_waiting_title');
  return (
    <SettingsFrame
      current="settings.members"
      title={title}
      intro={t(acts ? 'members.place_text' : 'members.place_waiting', { owner, business })}
      help={
        <HelpList
          title={t('members.join_limits')}
          items={[t('members.join_limit_1'), t('members.help_3'), t('members.plan_is_owners')]}
        />
      }
    >
      <PageHead title={title} noIndex />
      <div>
        <ButtonLink href={route('contractors.show', { slug })}>{t('members.place_page')}</ButtonLink>
      </div>
      <Section title={t('members.leave_title', { business })}>
        <p className="mb-4 max-w-prose">{t('members.leave_text')}</p>
        <SendButton variant="danger" action={route('settings.members.leave')}>
          {t('members.leave')}
        </SendButton>
      </Section>
    </SettingsFrame>
  );
}
