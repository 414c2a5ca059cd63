import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type {
  DuplicatePair,
  DuplicateSide,
  DuplicatesView,
} from '../../../server/moderation/duplicates/duplicates-page.ts';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { ReasonDialog } from '../../components/admin/reason-form.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { AskForm } from '../../components/form/ask-form.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../../components/admin/refetch.ts';

export type Props = DuplicatesView;

/** Listings that may be one business, side by side: merged by an administrator, or said to be different. */
export default function AdminDuplicatesPage({ pairs, pagination, reasons }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.duplicates')}>
      <p className="mb-4 max-w-text text-muted">{t('duplicates.intro')}</p>
      {pairs.length === 0 && (
        <EmptyState title={t('duplicates.none_title')} text={t('duplicates.none_text')} />
      )}
      <ul>
        {pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} reasons={reasons} />
        ))}
      </ul>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('admin.duplicates', {}, { query: { page } })}
      />
    </AdminFrame>
  );
}

type PairProps = { pair: DuplicatePair; reasons: readonly ReasonView[] };

function Pair({ pair: { id, signals, sides }, reasons }: PairProps) {
  const t = useT();
  const [kept, setKept] = useState<DuplicateSide | null>(null);
  const { callAndClose, busy, errors, conflict } = useCall(ADMIN_CALL);
  const [first, second] = sides;
  const gone = kept === first ? second : first;
  const close = () => setKept(null);
  return (
    <li className="border-t border-line py-6">
      <h2 className="text-lg">{t('duplicates.pair', { first: first.name, second: second.name })}</h2>
      <p className="text-sm text-muted">
        {signals.map((signal) => t(`duplicates.signal.${signal}`)).join(' · ')}
      </p>
      {conflict && <Alert tone="danger" title={conflict.message} />}
      <div className="mt-3 grid gap-8 md:grid-cols-2">
        {sides.map((side) => (
          <Side
            key={side.id}
            side={side}
            mergedId={side === first ? second.id : first.id}
            onKeep={() => setKept(side)}
          />
        ))}
      </div>
      <p className="mt-4">
        <SendButton variant="ghost" action={route('admin.duplicates.dismiss', { id })}>
          {t('duplicates.dismiss')}
        </SendButton>
      </p>
      <ReasonDialog
        open={kept !== null}
        onClose={close}
        title={kept ? t('duplicates.keep', { name: kept.name, id: kept.id }) : ''}
        confirm={t('listings.merge')}
        danger
        withoutCode
        reasons={reasons}
        busy={busy}
        errors={errors}
        onSubmit={(reason) =>
          void callAndClose(
            'api.admin.contractors.merge',
            { id: gone.id },
            { ...reason, into_id: kept?.id },
            close,
          )
        }
      />
    </li>
  );
}

type SideProps = { side: DuplicateSide; mergedId: number; onKeep: () => void };

function Side({ side, mergedId, onKeep }: SideProps) {
  const t = useT();
  return (
    <section aria-label={`${side.name} (${side.id})`}>
      <h3>
        <Link href={route('admin.contractors.show', { id: side.id })}>
          <bdi>{side.name}</bdi>
        </Link>
      </h3>
      <DataList
        items={[
          { term: t('duplicates.number'), detail: side.id },
          { term: t('duplicates.place'), detail: side.place },
          { term: t('duplicates.address'), detail: side.address ?? '–' },
          { term: t('duplicates.phone'), detail: side.phone ?? '–' },
          { term: t('duplicates.source'), detail: <Source side={side} /> },
          { term: t('duplicates.licenses'), detail: side.licenses.join(', ') || '–' },
          { term: t('duplicates.reviews'), detail: side.reviewCount },
          {
            term: t('duplicates.status'),
            detail: t(side.claimed ? 'duplicates.claimed' : 'duplicates.unclaimed'),
          },
        ]}
      />
      <div className="mt-3">
        <AskForm call="api.admin.contractors.merge" id={mergedId} onAsk={onKeep}>
          <Button type="submit" variant="secondary">
            {t('duplicates.keep_this')}
          </Button>
        </AskForm>
      </div>
    </section>
  );
}

function Source({ side: { source, asOf } }: { side: DuplicateSide }) {
  const t = useT();
  if (source === null) return t('duplicates.own_page');
  return (
    <>
      {source}
      {asOf !== null && (
        <>
          {' '}
          (<DateText at={asOf} />)
        </>
      )}
    </>
  );
}
