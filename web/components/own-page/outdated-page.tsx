import { router } from '@inertiajs/react';
import { htmlOfSource } from '../../../common/text/rich-text-source.ts';
import { route } from '../../../common/routes/route-table.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
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
            <bdi>{text === '' ? t('profile.outdated_nothing') : text}</bdi>
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

const PER_LANGUAGE = {
  headline: { english: 'profile.headline.english', mexican_spanish: 'profile.headline.mexican_spanish' },
  about: { english: 'profile.about.english', mexican_spanish: 'profile.about.mexican_spanish' },
  warranty: { english: 'profile.warranty.english', mexican_spanish: 'profile.warranty.mexican_spanish' },
} as const;
const LINES = {
  website: 'profile.website',
  email: 'profile.business_email',
  address: 'profile.street',
  service_radius: 'profile.area_title',
  crew_size: 'profile.crew',
} as const;
const LISTS = {
  services: 'profile.services',
  links: 'profile.links',
  licenses: 'profile.licenses_title',
  closed_days: 'profile.closed_days',
} as const;

type ShownText = { label: MessageKey; text: string };

/** The texts of the typed section that differ from those of the page. */
function differing(page: PageEditView, values: Record<string, unknown>): ShownText[] {
  const typedTexts = (part: string) => values[part] as Record<string, unknown> | undefined;
  const texts = (['headline', 'about', 'warranty'] as const).flatMap((part) =>
    LANGUAGES.map((one) => ({
      part,
      label: PER_LANGUAGE[part][one],
      text: words(page[part][one]),
      typed: words(typedTexts(part)?.[one]),
    })),
  );
  const lines = (Object.keys(LINES) as (keyof typeof LINES)[]).map((part) => ({
    part,
    label: LINES[part],
    text: words(page[part]),
    typed: words(values[part]),
  }));
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).map((part) => ({
    part,
    label: LISTS[part],
    text: rowsText(page[part]),
    typed: rowsText(values[part]),
  }));
  return [...texts, ...lines, ...lists].filter(({ part, text, typed }) => part in values && text !== typed);
}

/** Of plain and formatted texts. */
function words(text: unknown): string {
  if (typeof text !== 'string') return '';
  return htmlOfSource(text)
    .replace(/<\/(?:p|li|h3|h4)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** A row a line, its filled fields after each other; the order of names may differ. */
function rowsText(rows: unknown): string {
  if (typeof rows !== 'object' || rows === null) return '';
  return Object.values(rows)
    .map((row: unknown) =>
      Object.entries((row ?? {}) as Record<string, unknown>)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([, value]) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []))
        .join(' · '),
    )
    .filter((line) => line !== '')
    .join('\n');
}
