import { Fragment } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { TRANSLATION_STATES } from '../../../common/format/translation-states.ts';
import type { TranslationRow } from '../../../server/content/translations/list-translations.ts';
import type { TranslationsView } from '../../../server/moderation/translations/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { ImportDialog } from '../../components/admin-lists/import-dialog.tsx';
import { OpenForm, useOpenedForm, type Opened } from '../../components/admin-lists/open-form.tsx';
import { TranslationDialog } from '../../components/admin-lists/translation-dialog.tsx';
import '../../components/admin-lists/admin-lists.css';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = TranslationsView;

/** Every text of the product in both languages, and what administrators wrote over it. */
export default function AdminTranslationsPage({ texts, counts }: Props) {
  const t = useT();
  const [opened, open] = useOpenedForm();
  const close = () => open(null);
  // By its key: when the list is fetched again, an open form learns what is saved now.
  const text = texts.rows.find(({ key }) => opened?.form === 'edit' && key === opened.key);
  return (
    <AdminFrame
      title={t('translations.title')}
      aside={
        <OpenForm opens={{ form: 'add', key: '' }} onOpen={open}>
          <Button type="submit">{t('translations.import')}</Button>
        </OpenForm>
      }
    >
      {opened?.form === 'add' && <ImportDialog onClose={close} />}
      {text && <TranslationDialog key={text.key} text={text} onClose={close} />}
      <p className="mb-4 max-w-text text-muted">{t('translations.intro', counts)}</p>
      <AdminList
        label={t('translations.title')}
        list={texts}
        columns={useColumns(open)}
        keyOf={({ number }) => number}
        hrefOf={(query) => route('admin.translations', {}, { query })}
        exportHref={(query) => route('admin.translations.export', {}, { query })}
        only={['texts', 'counts']}
        searchLabel={t('translations.search')}
        filters={[
          {
            name: 'state',
            label: t('translations.state'),
            options: TRANSLATION_STATES.map((value) => ({ value, label: t(`translations.state_${value}`) })),
          },
        ]}
        empty={t('translations.empty')}
      />
    </AdminFrame>
  );
}

function useColumns(onOpen: (opened: Opened) => void): Column<TranslationRow>[] {
  const t = useT();
  return [
    {
      key: 'key',
      label: t('translations.key'),
      sort: 'key',
      kind: 'main',
      cell: ({ key, states }) => (
        <>
          <KeyText text={key} />{' '}
          {states.map((state) => (
            <Badge key={state} tone={state === 'overridden' ? 'blueprint' : 'caution'}>
              {t(`translations.state_${state}`)}
            </Badge>
          ))}
        </>
      ),
    },
    {
      key: 'english',
      label: t('content_editor.english'),
      kind: 'wide',
      cell: ({ english }) => <span lang="en">{english}</span>,
    },
    {
      key: 'mexican_spanish',
      label: t('content_editor.mexican_spanish'),
      kind: 'wide',
      cell: (row) => <span lang="es-MX">{row.mexican_spanish}</span>,
    },
    {
      key: 'edit',
      label: t('translations.edit'),
      kind: 'action',
      cell: (row) => (
        <OpenForm opens={{ form: 'edit', key: row.key }} onOpen={onOpen}>
          <Button
            type="submit"
            variant="ghost"
            size="small"
            aria-label={t('translations.edit_named', { key: row.key })}
          >
            {t('translations.edit')}
          </Button>
        </OpenForm>
      ),
    },
  ];
}

/** Breaks between its words, never within one. */
const KeyText = ({ text }: { text: string }) => (
  <span className="[overflow-wrap:anywhere]">
    {text.split(/(?<=[._])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
