import { Link } from '@inertiajs/react';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { DecidedAbout } from '../../../server/moderation/decision-appeals/decided-about.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { redFlag: NonNullable<DecidedAbout['redFlag']>; isMasked: boolean };

/** A published red flag whose contractor appeals: the report, and the answer to it. */
export function DecidedRedFlag({ redFlag, isMasked }: Props) {
  const t = useT();
  const { id, contractor, criterion, body, language, answer } = redFlag;
  return (
    <>
      <p className="font-semibold">
        {criterion}: <bdi>{contractor}</bdi>
      </p>
      <p
        className="case-words whitespace-pre-line"
        dir="auto"
        lang={language ? htmlLang(language) : undefined}
      >
        {isMasked ? <UserText text={body} /> : body}
      </p>
      {answer !== null && (
        <div className="ps-4 border-s border-line-strong">
          <p className="case-note">{t('admin.decision_appeals.red_flag_answer')}</p>
          <p className="whitespace-pre-line" dir="auto">
            {isMasked ? <UserText text={answer} /> : answer}
          </p>
        </div>
      )}
      <p className="case-note">
        <Link
          className="admin-link"
          href={route('admin.red_flags', {}, { query: { state: 'all', open: id } })}
        >
          {t('admin.red_flags.number', { id: String(id) })}
        </Link>
      </p>
    </>
  );
}
