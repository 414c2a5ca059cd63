import { route } from '../../../common/routes/route-table.ts';
import type {
  MailPreview,
  MailPreviewPage,
  MailRow,
} from '../../../server/notifications/mails/preview-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = MailPreviewPage;

/** Every mail of the product with sample data, in both languages. */
export default function AdminMailsPage({ mails, open }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.mails.title')}>
      {open ? (
        <OpenMail previews={open} />
      ) : (
        <>
          <p className="text-muted">{t('admin_mails.intro')}</p>
          <MailList mails={mails} />
        </>
      )}
    </AdminFrame>
  );
}

function MailList({ mails }: { mails: MailRow[] }) {
  const t = useT();
  return (
    <ul className="mt-6 grid max-w-page gap-x-12 border-t border-line lg:grid-cols-2">
      {mails.map(({ name, kind, isOptional, subject }) => (
        <li key={name} className="grid content-start gap-1 border-b border-line py-3">
          <Link className="font-semibold" href={route('admin.mails', {}, { query: { mail: name } })}>
            {subject}
          </Link>
          <span className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{t(`admin_mails.group.${kind}`)}</span>
            <span>{t(isOptional ? 'admin_mails.optional' : 'admin_mails.required')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function OpenMail({ previews }: { previews: MailPreview[] }) {
  const t = useT();
  return (
    <div className="grid gap-12">
      <p>
        <Link href={route('admin.mails')}>{t('admin_mails.all')}</Link>
      </p>
      {previews.map((preview) => (
        <Section key={preview.language} title={t(`admin_mails.language.${preview.language}`)}>
          <MailIn preview={preview} />
        </Section>
      ))}
    </div>
  );
}

/** The frames are as wide as the screens they stand for, and scroll where the page is narrower. */
function MailIn({ preview }: { preview: MailPreview }) {
  const t = useT();
  const { name, language, subject, preheader, headers, text } = preview;
  const source = route('admin.mails.show', { name, language });
  return (
    <div className="grid grid-cols-1 gap-6">
      <DataList
        items={[
          { term: t('admin_mails.subject'), detail: subject },
          { term: t('admin_mails.preheader'), detail: preheader },
          ...(headers.length > 0
            ? [
                {
                  term: t('admin_mails.headers'),
                  detail: <span className="break-all">{headers.join(' · ')}</span>,
                },
              ]
            : []),
        ]}
      />
      <div className="flex flex-wrap gap-6">
        <Framed label={t('admin_mails.on_phone')} source={source} className="w-80" />
        <Framed label={t('admin_mails.on_computer')} source={source} className="w-150" />
      </div>
      <div className="grid max-w-text grid-cols-1 gap-2">
        <h3 className="font-semibold">{t('admin_mails.plain')}</h3>
        <div className="border border-line bg-sheet p-4 text-sm break-words whitespace-pre-wrap">{text}</div>
      </div>
    </div>
  );
}

function Framed({ label, source, className }: { label: string; source: string; className: string }) {
  return (
    <figure className="grid max-w-full grid-cols-1 content-start gap-2">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1) */}
      <div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
        <iframe
          sandbox="allow-top-navigation-by-user-activation"
          className={`h-150 border border-line ${className}`}
          title={label}
          src={source}
        />
      </div>
    </figure>
  );
}
