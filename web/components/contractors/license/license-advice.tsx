import { formatDayInWords } from '../../../../common/format/dates.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { LicenseAdvice } from '../../../../server/contractors/license-rules/license-advice.ts';
import type { LicenseBoard } from '../../../../server/contractors/license-rules/license-rules.ts';
import { useShared, useT } from '../../../lib/page/app-context.tsx';

type Props = { advice: LicenseAdvice };

const REPSE: LicenseBoard = { name: 'REPSE (STPS)', url: 'https://repse.stps.gob.mx/' };
/** The keys of the texts about a license and about a registration. */
const TEXTS = {
  license: {
    ask: 'contractors.license_ask',
    askAbove: 'contractors.license_ask_above',
    other: 'contractors.license_other',
  },
  registration: {
    ask: 'contractors.registration_ask',
    askAbove: 'contractors.registration_ask_above',
    other: 'contractors.registration_other',
  },
} as const;
/** The page of Mexico's tax office on which everybody can check an invoice. */
const INVOICE_CHECK_URL = 'https://verificacfdi.facturaelectronica.sat.gob.mx/';

/** The license that a customer may ask for, by the contractor's trades and place. */
export function LicenseAdviceText({ advice }: Props) {
  return advice.rule.kind === 'mexico' ? <MexicanPapers advice={advice} /> : <ByState advice={advice} />;
}

function ByState({ advice }: Props) {
  const t = useT();
  const { rule, trade, others } = advice;
  return (
    <div className="license-advice">
      <p>
        {trade !== null && <strong>{trade}: </strong>}
        {adviceText(advice, t)} {'board' in rule && <BoardLink board={rule.board} />}
      </p>
      {others.map(({ board, kind, trades }) => (
        <p key={`${kind} ${board.name}`}>
          <strong>{trades.join(', ')}: </strong>
          {t(TEXTS[kind].other, { board: board.name })} <BoardLink board={board} />
        </p>
      ))}
      {'source' in rule && <RuleSource source={rule.source} checkedOn={rule.checkedOn} />}
    </div>
  );
}

function adviceText({ rule, state }: LicenseAdvice, t: Translate): string {
  switch (rule.kind) {
    case 'license':
    case 'registration':
      return rule.aboveUsd === null
        ? t(TEXTS[rule.kind].ask, { board: rule.board.name })
        : t(TEXTS[rule.kind].askAbove, { board: rule.board.name, amount: rule.aboveUsd });
    case 'local':
      return t('contractors.license_local', { state });
    case 'none':
      return t('contractors.license_not_needed', { state });
    default:
      return state === null
        ? t('contractors.license_rule_unknown')
        : t('contractors.license_rule_unknown_in', { state });
  }
}

function BoardLink({ board }: { board: LicenseBoard }) {
  const t = useT();
  return (
    <a href={board.url} rel="noopener">
      {t('contractors.license_check', { board: board.name })}
    </a>
  );
}

function RuleSource({ source, checkedOn }: { source: string; checkedOn: string }) {
  const t = useT();
  const { language } = useShared();
  return (
    <p className="text-sm text-muted">
      <a href={source} rel="noopener nofollow">
        {t('contractors.rule_source')}
      </a>
      , {t('contractors.rule_checked', { date: formatDayInWords(checkedOn, language) })}
    </p>
  );
}

/** Mexico licenses no home trades; tax papers show that a business exists. */
function MexicanPapers({ advice: { asksRepse } }: Props) {
  const t = useT();
  return (
    <div className="license-advice">
      <p>
        {t('contractors.mexico_ask')}{' '}
        <a href={INVOICE_CHECK_URL} rel="noopener">
          {t('contractors.check_invoice')}
        </a>
      </p>
      {asksRepse && (
        <p>
          {t('contractors.repse_ask')} <BoardLink board={REPSE} />
        </p>
      )}
    </div>
  );
}
