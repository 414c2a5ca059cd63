import { ROUTES } from '../../../common/routes/route-table.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import type { OpenDataView } from '../../../server/open-data/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Disclosure } from '../../components/ui/overlay/disclosure.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { data: OpenDataView };

const BYTES_OF_KILOBYTE = 1_000;

/** The public data as files, what their columns mean, and how to follow and recompute them. */
export default function OpenDataPage({ data }: Props) {
  const t = useT();
  return (
    <div className="grid max-w-page grid-cols-1 gap-8">
      <PageHead title={t('open_data.title')} description={t('open_data.description')} />
      <header className="grid max-w-text gap-3">
        <h1>{t('open_data.title')}</h1>
        <p>{t('open_data.intro')}</p>
        <p>{t('open_data.license', { license: data.license })}</p>
        <Edition data={data} />
      </header>
      <Section title={t('open_data.files')}>
        <ul className="grid gap-6">
          {data.resources.map((resource) => (
            <Resource key={resource.name} resource={resource} />
          ))}
        </ul>
        <p className="mt-4 max-w-text">{t('open_data.log')}</p>
      </Section>
      <Section title={t('open_data.follow_title')}>
        <p className="max-w-text">{t('open_data.follow_text')}</p>
        <Command text={`npm run plumbline -- mirror ${data.site} ${t('open_data.folder')}`} />
        <p className="flex flex-wrap gap-x-6">
          <a href={ROUTES['open_data.state'].path}>{t('open_data.state')}</a>
          <a href={ROUTES['open_data.package'].path}>{t('open_data.package')}</a>
        </p>
      </Section>
      <Section title={t('open_data.recompute_title')}>
        <p className="max-w-text">{t('open_data.recompute_text')}</p>
        <Command text={`node recompute.mjs ${t('open_data.folder')}`} />
        <p>
          <a href={ROUTES['open_data.recompute'].path}>{t('open_data.program')}</a>
        </p>
      </Section>
    </div>
  );
}

function Edition({ data: { madeAt, changes } }: { data: OpenDataView }) {
  const t = useT();
  if (madeAt === null) return <p className="text-muted">{t('open_data.none')}</p>;
  const [before = '', after = ''] = t('open_data.made', { date: '|', changes }).split('|');
  return (
    <p className="text-muted">
      {before}
      <DateText at={madeAt} />
      {after}
    </p>
  );
}

const Command = ({ text }: { text: string }) => (
  <pre className="my-3 text-sm break-words whitespace-pre-wrap">
    <code>{text}</code>
  </pre>
);

function Resource({
  resource: { name, rows, files, fields },
}: {
  resource: OpenDataView['resources'][number];
}) {
  const t = useT();
  const title = t(`open_data.name.${name}`);
  return (
    <li className="grid gap-2">
      <h3>
        {title} <span className="text-sm text-muted">{t('open_data.rows', { count: rows })}</span>
      </h3>
      <ul className="grid gap-1">
        {files.map(({ format, bytes, sha256, url }) => (
          <li key={format}>
            <a href={url} aria-label={`${title}, ${format}`}>
              {format}
            </a>{' '}
            <span className="text-sm text-muted">
              {t('open_data.size', { kilobytes: formatCount(Math.ceil(bytes / BYTES_OF_KILOBYTE)) })}
            </span>{' '}
            <code className="hash block">{sha256}</code>
          </li>
        ))}
      </ul>
      <Disclosure summary={t('open_data.dictionary')}>
        <dl className="data-list">
          {fields.map((field) => (
            <div key={field.name}>
              <dt>
                <code>{field.name}</code> ({field.type})
              </dt>
              <dd>{field.text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </li>
  );
}
