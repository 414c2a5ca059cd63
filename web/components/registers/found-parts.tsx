import type { ReactNode } from 'react';
import { formatCount } from '../../../common/format/numbers.ts';
import type { ListState } from '../../../common/limits/registers.ts';
import type { FoundView, ListView } from '../../../server/moderation/registers/list-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';
import { Section } from '../ui/section.tsx';
import { ListingName } from './listing-name.tsx';
import { ListingTable } from './listing-table.tsx';
import { NotUnderstoodParts } from './not-understood-parts.tsx';

type Props = Pick<ListView, 'list' | 'choices'> & { found: FoundView };

/** Their counts are of what was done, also where it was undone since. */
const WERE_IN: readonly ListState[] = ['finished', 'undoing', 'undone'];

/** The result of a check of the whole list: counts, examples of each kind, values that were not understood. */
export function FoundParts({ list, choices, found }: Props) {
  const t = useT();
  const { counts, gone, known, created, updated, unchanged, refused, goneListings, notes } = found;
  const numbers = { ...counts, gone };
  return (
    <>
      <Section title={t(WERE_IN.includes(list.state) ? 'registers.found_in' : 'registers.found')}>
        <DataList
          items={(['created', 'updated', 'unchanged', 'gone', 'rejected', 'joined', 'skipped'] as const).map(
            (kind) => ({
              term: t(`registers.count.${kind}`),
              detail: formatCount(numbers[kind]),
            }),
          )}
        />
        {gone > 0 && <p className="mt-3 max-w-text">{t('registers.gone_text', { gone, known })}</p>}
        {found.isPart && <p className="mt-3 max-w-text">{t('registers.is_part')}</p>}
        {notes.map((note) => (
          <p key={note} className="mt-2 text-sm text-muted">
            {note}
          </p>
        ))}
      </Section>
      <NotUnderstoodParts
        notUnderstood={found.notUnderstood}
        listId={list.id}
        choices={choices}
        refused={counts.rejected}
        canExplain={list.state === 'checked'}
      />
      {created.length > 0 && (
        <Section title={t('registers.examples_created')}>
          <ListingTable
            rows={created.map((one) => ({ line: 0, reason: null, ...one }))}
            label={t('registers.examples_created')}
          />
        </Section>
      )}
      {updated.length > 0 && <Changed updated={updated} />}
      <Names title={t('registers.examples_unchanged')} names={unchanged} />
      <Names
        title={t('registers.examples_gone')}
        names={goneListings.map(({ name, slug }) => (
          <ListingName key={name} name={name} slug={slug} />
        ))}
      />
      <Names
        title={t('registers.examples_refused')}
        names={refused.map(({ line, reason }) => `${t('registers.line_number', { line })}: ${reason}`)}
      />
    </>
  );
}

function Changed({ updated }: Pick<FoundView, 'updated'>) {
  const t = useT();
  return (
    <Section title={t('registers.examples_updated')}>
      <ul className="grid gap-2">
        {updated.map(({ name, slug, changes, licensesAdded, licensesChanged }, index) => (
          <li key={index}>
            <strong dir="auto">
              <ListingName name={name} slug={slug} />
            </strong>
            {changes.map(({ column, before, after }) => (
              <div key={column} className="text-sm" dir="auto">
                {`${column}: ${before || '–'} → ${after || '–'}`}
              </div>
            ))}
            {licensesAdded + licensesChanged > 0 && (
              <div className="text-sm">
                {t('registers.licenses_changed', { added: licensesAdded, changed: licensesChanged })}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Names({ title, names }: { title: string; names: readonly ReactNode[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="grid gap-1 text-sm">
        {names.map((name, index) => (
          <li key={index} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
