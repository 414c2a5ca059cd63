import { formatDate } from '../../../common/format/dates.ts';
import type { ContentPageView, ContentVersionView } from '../../../server/content/pages/views.ts';
import { CleanHtml } from '../../components/content/markup.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ContentPageView;

/** A page of text with its table of contents beside it. */
export default function ContentShowPage(props: Props) {
  const t = useT();
  const { page, body, headings, version, versions, release } = props;
  const title = t(`content_pages.${page}_title`);
  const latest = versions[0];
  const isEarlier = latest !== undefined && latest.number !== version.number;
  return (
    <>
      <PageHead title={title} description={t(`content_pages.${page}_description`)} noIndex={isEarlier} />
      <header className="max-w-text">
        <h1>{title}</h1>
        <VersionNote {...props} isEarlier={isEarlier} />
      </header>
      <div className="content-page">
        {headings.length > 1 && <Outline headings={headings} />}
        <CleanHtml className="content-text" html={body} />
      </div>
      {release && (
        <p className="mt-8 max-w-text text-sm text-muted">
          {t('content_pages.release', { version: release.version, commit: release.commit ?? 'none' })}
        </p>
      )}
      {versions.length > 1 && <Versions page={page} versions={versions} />}
    </>
  );
}

/** Beside the text where there is room; on a phone folded away, or it would fill the first screen. */
function Outline({ headings }: Pick<Props, 'headings'>) {
  const t = useT();
  const links = (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Disclosure summary={t('content_pages.on_this_page')} className="[&_a]:block [&_a]:py-2.5 lg:hidden">
        {links}
      </Disclosure>
      <nav className="content-outline" aria-label={t('content_pages.on_this_page')}>
        <p className="font-semibold">{t('content_pages.on_this_page')}</p>
        {links}
      </nav>
    </>
  );
}

function VersionNote({ page, version, versions, isEarlier }: Props & { isEarlier: boolean }) {
  const t = useT();
  const path = usePath();
  const date = formatDate(version.publishedAt, t.language);
  if (isEarlier)
    return (
      <p className="notice mt-4">
        {t('content_pages.earlier_version', { date })}{' '}
        <Link href={path(page)}>{t('content_pages.read_current')}</Link>
      </p>
    );
  const key = versions.length > 0 ? 'content_pages.effective' : 'content_pages.updated';
  return <p className="mt-2 text-sm text-muted">{t(key, { date })}</p>;
}

function Versions({ page, versions }: { page: Props['page']; versions: ContentVersionView[] }) {
  const t = useT();
  const path = usePath();
  return (
    <section className="mt-12 max-w-text">
      <h2>{t('content_pages.versions')}</h2>
      <ul className="mt-3 grid gap-1">
        {versions.map(({ number, publishedAt }, index) => (
          <li key={number}>
            <Link href={index === 0 ? path(page) : path(page, {}, { query: { version: number } })}>
              {t('content_pages.version', {
                number: String(number),
                date: formatDate(publishedAt, t.language),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
