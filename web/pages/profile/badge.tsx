import { route } from '../../../common/routes/route-table.ts';
import type { BadgePageView } from '../../../server/profiles/badge/badge-view.ts';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { BadgeChoices } from '../../components/profile/badge-choices.tsx';
import { BadgeCode } from '../../components/profile/badge-code.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = BadgePageView;

const PLACES = ['white', 'gray', 'dark'] as const;

/** The badge for one's own website: its looks, how it appears there, and the code to paste. */
export default function ProfileBadgePage(props: Props) {
  const { slug, isHidden, size, sizes, picture, alt, snippet } = props;
  const t = useT();
  const path = usePath();
  const pixels = size === 'compact' ? sizes.compact : sizes.large;
  return (
    <WithAside label={t('layout.help')} className="grid min-w-0 max-w-form gap-8" aside={<BadgeRules />}>
      <PageHead title={t('badge.page_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('badge.page_title')}</h1>
        <p>{t('badge.intro')}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={path('contractors.show', { slug })}>{t('accounts.see_page')}</Link>
          <Link href={route('contractor.edit')}>{t('photos.back')}</Link>
        </p>
      </header>
      {isHidden && <Alert tone="caution">{t('badge.hidden_notice')}</Alert>}
      <BadgeChoices {...props} />
      <Section title={t('badge.preview_title')}>
        <div className="badge-places">
          {PLACES.map((place) => (
            <figure key={place} className="grid gap-1">
              <div className={`badge-place badge-place-${place}`}>
                <img src={picture} alt={alt} width={pixels.width} height={pixels.height} />
              </div>
              <figcaption className="text-sm text-muted">{t(`badge.on_${place}`)}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <BadgeCode html={snippet} />
    </WithAside>
  );
}

function BadgeRules() {
  const t = useT();
  return (
    <HelpList
      title={t('badge.rules_title')}
      items={[t('badge.rule_live'), t('badge.rule_fixed'), t('badge.rule_free'), t('badge.rule_private')]}
    />
  );
}
