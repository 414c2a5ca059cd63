import { useState } from 'react';
import { LANGUAGES } from '../../../common/language.ts';
import { route } from '../../../common/route-table.ts';
import type { BadWordsView, BadWordView } from '../../../server/moderation/lists/reference-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/admin-list.tsx';
import { ConfirmRemoval } from '../../components/admin-lists/confirm-removal.tsx';
import { WordsDialog } from '../../components/admin-lists/words-dialog.tsx';
import '../../styles/admin-lists.css';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/app-context.tsx';

export type Props = BadWordsView;

/** The words that are masked where text is shown, in both languages. */
export default function Page({ words, counts }: Props) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<BadWordView | null>(null);
  return (
    <AdminFrame
      title={t('admin_lists.words.title')}
      aside={
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('admin_lists.words.add')}
        </Button>
      }
    >
      <p className="mb-4 max-w-text text-muted">
        {t('admin_lists.words.counts', counts)}. {t('admin_lists.words.intro')}
      </p>
      <AdminList
        label={t('admin_lists.words.title')}
        list={words}
        columns={useColumns(setRemoved)}
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
      {isAdding && <WordsDialog onClose={() => setAdding(false)} />}
      {removed && (
        <ConfirmRemoval
          title={t('admin_lists.remove_named', { name: removed.word })}
          text={t('admin_lists.words.remove_question', { word: removed.word })}
          url={route('admin.bad_words.destroy')}
          body={{ word: removed.word, language: removed.language }}
          onClose={() => setRemoved(null)}
        />
      )}
    </AdminFrame>
  );
}

function useColumns(onRemove: (word: BadWordView) => void): Column<BadWordView>[] {
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
        <Button
          variant="ghost"
          size="small"
          aria-label={t('admin_lists.remove_named', { name: word.word })}
          onClick={() => onRemove(word)}
        >
          {t('admin_lists.remove')}
        </Button>
      ),
    },
  ];
}
