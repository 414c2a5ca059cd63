import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BadWordsView, BadWordView } from '../../../server/moderation/lists/reference-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { ConfirmRemoval } from '../../components/admin-lists/confirm-removal.tsx';
import { OpenForm, useOpenedForm, type Opened } from '../../components/admin-lists/open-form.tsx';
import { WordsDialog } from '../../components/admin-lists/words-dialog.tsx';
import '../../components/admin-lists/admin-lists.css';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = BadWordsView;

/** The words that are masked where text is shown, in both languages. */
export default function AdminBadWordsPage({ words, counts }: Props) {
  const t = useT();
  const [opened, open] = useOpenedForm();
  const close = () => open(null);
  const removed =
    opened?.form === 'remove' ? words.rows.find((word) => keyOf(word) === opened.key) : undefined;
  return (
    <AdminFrame
      title={t('admin_lists.words.title')}
      aside={
        <OpenForm opens={{ form: 'add', key: '' }} onOpen={open}>
          <Button type="submit" variant="primary">
            {t('admin_lists.words.add')}
          </Button>
        </OpenForm>
      }
    >
      {opened?.form === 'add' && <WordsDialog onClose={close} />}
      {removed && (
        <ConfirmRemoval
          title={t('admin_lists.remove_named', { name: removed.word })}
          text={t('admin_lists.words.remove_question', { word: removed.word })}
          url={route('admin.bad_words.destroy')}
          body={{ word: removed.word, language: removed.language }}
          onClose={close}
        />
      )}
      <p className="mb-4 max-w-text text-muted">
        {t('admin_lists.words.counts', counts)}. {t('admin_lists.words.intro')}
      </p>
      <AdminList
        label={t('admin_lists.words.title')}
        list={words}
        columns={useColumns(open)}
        keyOf={({ number }) => number}
        hrefOf={(query) => route('admin.bad_words', {}, { query })}
        exportHref={(query) => route('admin.bad_words.export', {}, { query })}
        only={['words', 'counts']}
        searchLabel={t('admin_lists.words.search')}
        filters={[
          {
            name: 'language',
            label: t('admin_lists.column.language'),
            options: LANGUAGES.map((value) => ({ value, label: t(`admin_lists.in.${value}`) })),
          },
        ]}
        empty={t('admin_lists.words.empty')}
      />
    </AdminFrame>
  );
}

const keyOf = ({ language, word }: BadWordView): string => `${language}:${word}`;

function useColumns(onOpen: (opened: Opened) => void): Column<BadWordView>[] {
  const t = useT();
  return [
    {
      key: 'word',
      label: t('admin_lists.column.word'),
      sort: 'word',
      kind: 'main',
      cell: ({ word }) => word,
    },
    {
      key: 'language',
      label: t('admin_lists.column.language'),
      sort: 'language',
      cell: ({ language }) => t(`admin_lists.in.${language}`),
    },
    {
      key: 'remove',
      label: t('admin_lists.remove'),
      kind: 'action',
      cell: (word) => (
        <OpenForm opens={{ form: 'remove', key: keyOf(word) }} onOpen={onOpen}>
          <Button
            type="submit"
            variant="ghost"
            size="small"
            aria-label={t('admin_lists.remove_named', { name: word.word })}
          >
            {t('admin_lists.remove')}
          </Button>
        </OpenForm>
      ),
    },
  ];
}
