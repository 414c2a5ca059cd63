import type { Language } from '../../common/format/language.ts';
import type { Translate } from '../../common/format/translator.ts';
import type { Pagination } from '../core/pagination.ts';
import type { Config } from '../core/config/config.ts';
import type { TradeOption } from '../reviews/form-views.ts';
import { canRemind, canWithdraw } from './actions/change-request.ts';
import type { AskedCounts } from '../contractors/page/asked-counts.ts';
import type { RequestRow } from './queries/list-requests.ts';
import { requestUrl } from './request-link.ts';

/** A line of a list that the page answers about, in the reader's language. */
export type LineView = { line: number; text: string };
/** The outcome of a list that was sent. `id`: of the list. */
export type ListOutcome = { id: number; made: number; refused: LineView[]; notes: LineView[] };

/** A text to send with a link, in its language, for a mail or WhatsApp. */
export type RequestTexts = { language: Language; subject: string; text: string };

/** `id` is of its list. Days are ISO 8601 UTC, `month` YYYY-MM. Whether the customer wrote is nobody's to know. */
export type RequestView = {
  id: number;
  trade: string | null;
  month: string | null;
  city: string | null;
  reference: string | null;
  email: string | null;
  madeAt: string;
  mailedAt: string | null;
  remindedAt: string | null;
  isWithdrawn: boolean;
  /** Null where the mail has it. */
  link: { url: string; texts: RequestTexts } | null;
  can: { remind: boolean; withdraw: boolean };
};

export type RequestsPageView = {
  contractor: { slug: string; name: string };
  open: { url: string; texts: RequestTexts[] };
  trades: { own: TradeOption[]; other: TradeOption[] };
  months: { earliest: string; latest: string };
  /** Reason why the reader cannot ask now; null: they can. */
  obstacle: string | null;
  isPaused: boolean;
  counts: AskedCounts | null;
  /** The outcome of the list that was just sent. */
  outcome: ListOutcome | null;
  requests: RequestView[];
  pagination: Pagination;
  find: string;
};

export type RefusalPageView = {
  token: string;
  contractor: string;
  /** Where it was said before: what. */
  refused: { business: boolean; all: boolean; notCustomer: boolean };
};

type Named = { name: string; tradeName: (id: number | null) => string | null };
type Viewing = { config: Config; now: Date; texts: (language: Language) => Translate };

export const textsFor = (t: Translate, name: string, url: string): RequestTexts => ({
  language: t.language,
  subject: t('review_requests.text_subject', { name }),
  text: t('review_requests.text', { name, url }),
});

export function toRequestView(
  row: RequestRow,
  { name, tradeName }: Named,
  { config, now, texts }: Viewing,
): RequestView {
  const url = requestUrl(config, row.code);
  const isWithdrawn = row.withdrawn_at !== null;
  return {
    id: row.id,
    trade: tradeName(row.trade_id),
    month: row.job_month?.slice(0, 'YYYY-MM'.length) ?? null,
    city: row.city,
    reference: row.reference,
    email: row.email,
    madeAt: row.created_at.toISOString(),
    mailedAt: row.mailed_at?.toISOString() ?? null,
    remindedAt: row.reminded_at?.toISOString() ?? null,
    isWithdrawn,
    link:
      row.mailed_at === null && !isWithdrawn
        ? { url, texts: textsFor(texts(row.language as Language), name, url) }
        : null,
    can: { remind: canRemind(row, now), withdraw: canWithdraw(row, now) },
  };
}
