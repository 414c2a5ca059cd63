import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { PostForm } from '../../components/form/post-form.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { SettingsFrame } from '../../components/settings/settings-frame.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** `paidUntil`: the end of a paid plan that the closing cuts short. */
export type Props = { days: number; hasBusiness: boolean; paidUntil: string | null };

/** The data that is deleted with the account, and the data that stays, before it is closed. */
export default function SettingsClosePage({ days, hasBusiness, paidUntil }: Props) {
  const t = useT();
  const form = usePostForm({ reviews: '' }, { action: route('settings.close.store') });
  const goes = [t('settings.close_goes_1'), t('settings.close_goes_2'), t('settings.close_goes_3')];
  const stays = [
    t('settings.close_stays_1'),
    ...(hasBusiness ? [t('settings.close_stays_business')] : []),
    t('settings.close_stays_messages'),
    t('settings.close_stays_2'),
  ];
  return (
    <SettingsFrame
      current="settings.close"
      title={t('settings.close_title')}
      intro={t('settings.close_undo', { days })}
      help={
        <HelpList
          title={t('settings.help_close')}
          items={[t('settings.help_close_1'), t('settings.help_close_2'), t('settings.help_close_3')]}
        />
      }
    >
      <PageHead title={t('settings.close_title')} noIndex />
      <Section title={t('settings.close_goes')}>
        <Lines lines={goes} />
      </Section>
      <Section title={t('settings.close_stays')}>
        <Lines lines={stays} />
      </Section>
      {paidUntil !== null && (
        <Alert tone="caution">{t('settings.close_paid', { date: formatDate(paidUntil, t.language) })}</Alert>
      )}
      <PostForm form={form} className="grid gap-6">
        <Checkbox
          label={t('settings.close_reviews')}
          name="reviews"
          value="yes"
          checked={form.data.reviews === 'yes'}
          onChange={(event) => form.set('reviews', event.target.checked ? 'yes' : '')}
        />
        <div>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('settings.close_action')}
          </Button>
        </div>
      </PostForm>
    </SettingsFrame>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc ps-5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
