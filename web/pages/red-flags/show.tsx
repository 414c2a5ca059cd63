import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { placeText } from '../../components/search/place-text.ts';
import { RedFlagBadge } from '../../components/contractors/red-flag-badge.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { AnswerForm } from '../../components/red-flags/answer-form.tsx';
import { Answer, Evidence } from '../../components/red-flags/both-sides.tsx';
import { ProofLink } from '../../components/ui/proof-link.tsx';
import { ChangeReport } from '../../components/red-flags/change-report.tsx';
import { RedFlagFacts } from '../../components/red-flags/red-flag-facts.tsx';
import { RedFlagStatus } from '../../components/red-flags/red-flag-status.tsx';
import { Link } from '../../components/ui/link.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { flag: RedFlagView };

export default function RedFlagShowPage({ flag }: Props) {
  const t = useT();
  const path = usePath();
  const { contractor, criterionName } = flag;
  const title = `${criterionName}: ${contractor.name}`;
  return (
    <div className="grid max-w-page gap-8">
      <PageHead title={title} description={t('red_flags.description')} noIndex={flag.noIndex} />
      <header className="grid gap-3">
        <p>
          <RedFlagBadge level={flag.level} />
        </p>
        <h1>
          {criterionName}: <UserText text={contractor.name} />
        </h1>
        <p className="text-muted">
          <Link href={path('contractors.show', { slug: contractor.slug })}>
            {t('red_flags.to_contractor', { name: contractor.name })}
          </Link>
          {contractor.city !== null && ` · ${placeOf(flag)}`}
        </p>
        <RedFlagStatus flag={flag} />
      </header>
      <div className="both-sides">
        <Evidence flag={flag} />
        <Answer flag={flag} />
      </div>
      <RedFlagFacts flag={flag} />
      {flag.can.answer && <AnswerForm key={flag.answer?.at} flag={flag} />}
      {flag.can.change && <ChangeReport flag={flag} />}
      <p className="flex flex-wrap items-center gap-x-4">
        <Link href={path('red_flags.index')}>{t('red_flags.all')}</Link>
        {flag.isPublic && <ProofLink kind="red_flag" id={flag.id} />}
      </p>
    </div>
  );
}

const placeOf = ({ contractor: { city, region } }: RedFlagView) =>
  placeText({ city, region: region === null ? null : { slug: '', name: region } });
