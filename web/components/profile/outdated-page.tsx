import { router } from '@inertiajs/react';
import { route } from '../../../common/route-table.ts';
import { LANGUAGES } from '../../../common/language.ts';
import type { PageEditView } from '../../../server/profiles/page-edit-view.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

type Props = { page: PageEditView; values: Record<string, unknown>; onKeep: () => void };

/** The page was saved elsewhere meanwhile: shows its present texts beside the typed ones. */
export function OutdatedPage({ page, values, onKeep }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const others = differing(page, values);
  return (
    <Alert tone="caution" live title={t('profile.outdated_title')}>
      <p>{t('profile.outdated_text')}</p>
      {others.map(({ label, text }) => (
        <div key={label} className="mt-3">
          <p className="font-semibold">{t('profile.outdated_there', { field: t(label) })}</p>
          <p className="whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
      {isTakenOver && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={onKeep}>
            {t('profile.outdated_keep')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => router.visit(route('contractor.edit'), { preserveState: false })}
          >
            {t('profile.outdated_discard')}
          </Button>
        </div>
      )}
    </Alert>
  );
}

const LABELS = {
  headline: { english: 'profile.headline.english', mexican_spanish: 'profile.headline.mexican_spanish' },
  about: { english: 'profile.about.english', mexican_spanish: 'profile.about.mexican_spanish' },
} as const;

const plain = (text: unknown): string => (typeof text === 'string' ? text.replace(/\r/g, '').trim() : '');

/** The texts that differ from those of the page. */
function differing(page: PageEditView, values: Record<string, unknown>) {
  const typedIn = (part: 'headline' | 'about', language: string): string =>
    plain((values[part] as Record<string, unknown> | undefined)?.[language]);
  const texts = (['headline', 'about'] as const).flatMap((part) =>
    LANGUAGES.filter((one) => page[part][one] !== typedIn(part, one)).map((one) => ({
      label: LABELS[part][one],
      text: page[part][one],
    })),
  );
  const services = page.services.join('\n');
  return services === plain(values['services'])
    ? texts
    : [...texts, { label: 'profile.services' as const, text: services }];
}
