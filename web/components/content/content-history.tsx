import { Link } from '@inertiajs/react';
import type { ContentPage } from '../../../common/content-pages.ts';
import { htmlLang, LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { LineChange } from '../../../server/content/pages/line-changes.ts';
import type { ContentEditorView, ContentVersionRow } from '../../../server/moderation/content/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';

type Props = Pick<ContentEditorView, 'page' | 'versions' | 'changes'>;

/** The versions of a page, and what one of them changed. */
export function ContentHistory({ page, versions, changes }: Props) {
  const t = useT();
  if (versions.length === 0) return null;
  return (
    <section className="mt-12 max-w-page">
      <h2>{t('content_editor.history')}</h2>
      <ul className="mt-3 border-t border-line">
        {versions.map((version) => (
          <Version key={version.number} page={page} version={version} />
        ))}
      </ul>
      {changes && <Changes {...changes} />}
    </section>
  );
}

function Version({ page, version }: { page: ContentPage; version: ContentVersionRow }) {
  const t = useT();
  const { number, publishedAt, state, by } = version;
  const cancel = route('admin.content.cancel', { page });
  const restore = route('admin.content.restore', { page });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="font-semibold">{t('content_editor.version', { number: String(number) })}</span>
      <DateText at={publishedAt} />
      <span className="text-sm text-muted">
        {by === null ? t('content_editor.by_product') : t('content_editor.by', { name: by })}
      </span>
      {state !== 'earlier' && (
        <Badge tone={state === 'current' ? 'good' : 'blueprint'}>{t(`content_editor.state_${state}`)}</Badge>
      )}
      <span className="ms-auto flex flex-wrap items-center gap-3">
        <Link
          preserveScroll
          preserveState
          only={['changes']}
          href={route('admin.content.edit', { page }, { query: { changes: number } })}
        >
          {t('content_editor.show_changes')}
        </Link>
        {state === 'scheduled' ? (
          <ActionForm action={cancel}>
            <Button type="submit" size="small">
              {t('content_editor.cancel_scheduled')}
            </Button>
          </ActionForm>
        ) : (
          <ActionForm action={restore} also={{ number: String(number) }}>
            <Button type="submit" size="small" variant="ghost">
              {t('content_editor.restore')}
            </Button>
          </ActionForm>
        )}
      </span>
    </li>
  );
}

function Changes({ number, ...sides }: NonNullable<Props['changes']>) {
  const t = useT();
  return (
    <div className="mt-6" aria-live="polite">
      <h3>{t('content_editor.changes_of', { number: String(number) })}</h3>
      <div className="grid gap-6 lg:grid-cols-2 mt-3">
        {LANGUAGES.map((language) => (
          <section
            key={language}
            className="content-changes min-w-0"
            aria-label={t(`content_editor.${language}`)}
          >
            <h4 className="text-sm text-muted">{t(`content_editor.${language}`)}</h4>
            <Lines lines={sides[language]} lang={htmlLang(language)} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Lines({ lines, lang }: { lines: readonly LineChange[]; lang: string }) {
  const t = useT();
  if (lines.every(({ kind }) => kind === 'same')) return <p>{t('content_editor.no_changes')}</p>;
  return lines.map((line, at) => {
    if (line.kind === 'same')
      return (
        <p key={at} className="text-sm text-muted">
          {t('content_editor.same_lines', { count: line.count })}
        </p>
      );
    const Changed = line.kind === 'added' ? 'ins' : 'del';
    return (
      <Changed key={at} lang={lang}>
        {line.text}
      </Changed>
    );
  });
}
