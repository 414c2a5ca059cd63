import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';

type Props = {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  room: number;
  /** The pages that will be sent. */
  chosen: readonly number[];
  onChoose: (chosen: readonly number[]) => void;
  onPage: (page: number) => void;
};

/** Goes through the pages of a PDF, and chooses those to send. */
export function PageChoice({ page, pageCount, room, chosen, onChoose, onPage }: Props) {
  const t = useT();
  const others = chosen.filter((one) => one !== page);
  return (
    <>
      {pageCount > room && (
        <Alert tone="caution">{t('black_out.pages_fit', { count: pageCount, room })}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <div className="flex items-center gap-2">
          <button
            type="button"
            className="icon-button"
            disabled={page === 0}
            aria-label={t('black_out.previous_page')}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <output className="tabular">{t('black_out.page', { number: page + 1, count: pageCount })}</output>
          <button
            type="button"
            className="icon-button"
            disabled={page === pageCount - 1}
            aria-label={t('black_out.next_page')}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <Checkbox
          label={t('black_out.send_page')}
          checked={chosen.includes(page)}
          onChange={({ target }) => onChoose(target.checked ? [...others, page] : others)}
        />
      </div>
    </>
  );
}
