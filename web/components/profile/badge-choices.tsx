import { useId } from 'react';
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BadgePageView } from '../../../server/profiles/badge/badge-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ButtonLink } from '../ui/button.tsx';

const NAMES: Record<Language, string> = { english: 'English', mexican_spanish: 'Español' };
type Props = Pick<BadgePageView, 'language' | 'size' | 'theme' | 'sizes'>;

/** The looks of a badge: language, size and colors. */
export function BadgeChoices({ language, size, theme, sizes }: Props) {
  const t = useT();
  const look = (change: Record<string, string | null>) =>
    route('contractor.badge', {}, { query: { language, size, theme, ...change } });
  return (
    <div className="grid gap-4">
      <BadgeChoice
        label={t('badge.choose_language')}
        options={LANGUAGES.map((one) => ({
          label: NAMES[one],
          href: look({ language: one }),
          chosen: one === language,
        }))}
      />
      <BadgeChoice
        label={t('badge.choose_size')}
        options={[
          { label: t('badge.size_large', sizes.large), href: look({ size: null }), chosen: size === null },
          {
            label: t('badge.size_compact', sizes.compact),
            href: look({ size: 'compact' }),
            chosen: size !== null,
          },
        ]}
      />
      <BadgeChoice
        label={t('badge.choose_theme')}
        options={[
          { label: t('badge.theme_light'), href: look({ theme: null }), chosen: theme === null },
          { label: t('badge.theme_dark'), href: look({ theme: 'dark' }), chosen: theme !== null },
        ]}
      />
    </div>
  );
}

type Option = { label: string; href: string; chosen: boolean };

/** One choice of a few that the address of the page holds, so that it works without scripts. */
function BadgeChoice({ label, options }: { label: string; options: readonly Option[] }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className="field-label" id={id}>
        {label}
      </span>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {options.map((option) => (
          <li key={option.href}>
            <ButtonLink
              size="small"
              variant={option.chosen ? 'secondary' : 'ghost'}
              href={option.href}
              preserveState
              aria-current={option.chosen ? 'true' : undefined}
            >
              {option.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
