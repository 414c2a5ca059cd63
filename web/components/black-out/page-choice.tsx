import { useT } from '../../lib/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

type Props = {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  room: number;
  /** The pages that will be sent. */
  chosen: readonly number[];
  onChoose: (isChosen: boolean) => void;
  onPage: (page: number) => void;
};

/** Goes through the pages of a PDF, and chooses those to send. */
export function PageChoice({ page, pageCount, room, chosen, onChoose, onPage }: Props) {
  const t = useT();
  return (
    <>
      <p className="text-sm text-muted">{t('black_out.pages_become_pictures')}</p>
      {pageCount > room && (
        <Alert tone="caution">{t('black_out.pages_fit', { count: pageCount, room })}</Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t('black_out.previous_page')}
        </Button>
        <output className="tabular">{t('black_out.page', { number: page + 1, count: pageCount })}</output>
        <Button size="small" disabled={page === pageCount - 1} onClick={() => onPage(page + 1)}>
          {t('black_out.next_page')}
        </Button>
        <Checkbox
          label={t('black_out.send_page')}
          checked={chosen.includes(page)}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </div>
    </>
  );
}
