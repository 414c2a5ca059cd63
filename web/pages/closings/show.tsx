import { CLOSING_BODY_MAX_LENGTH, CLOSING_BODY_MIN_LENGTH } from '../../../common/cases/closings.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ProposalView } from '../../../server/contractors/closing/views.ts';
import { ProposalFacts } from '../../components/closing/proposal-facts.tsx';
import { ActionForm } from '../../components/form/action-form.tsx';
import { TextAreaField } from '../../components/form/fields.tsx';
import { PostForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = { proposal: ProposalView };

/** One proposal for its sides: what was sent, the answer of the business, what was decided. */
export default function ClosingProposalPage({ proposal }: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const { contractor, wish, can, decisionId } = proposal;
  const isOwner = proposal.viewerIs === 'contractor' && viewer?.isMember === false;
  return (
    <div className="grid max-w-form gap-8">
      <PageHead title={t(`closing.proposal_title.${wish}`)} noIndex />
      <header className="grid gap-3">
        <h1>{t(`closing.proposal_title.${wish}`)}</h1>
        <p>
          <Link href={path('contractors.show', { slug: contractor.slug })}>
            {t('closing.to_page', { name: contractor.name })}
          </Link>
        </p>
      </header>
      <ProposalFacts proposal={proposal} heading="h2" />
      {decisionId !== null && (
        <p>
          <Link href={route('decisions.show', { id: decisionId })}>{t('closing.read_decision')}</Link>
        </p>
      )}
      {can.answer && <Answer proposal={proposal} />}
      {can.answer && isOwner && wish === 'close' && (
        <p>
          <Link href={route('contractor.closing')}>{t('closing.is_true')}</Link>
        </p>
      )}
      {can.withdraw && (
        <ActionForm action={route('closings.withdraw', { id: proposal.id })}>
          <Button type="submit">{t('closing.withdraw')}</Button>
        </ActionForm>
      )}
    </div>
  );
}

function Answer({ proposal: { id, answer } }: Props) {
  const t = useT();
  const form = usePostForm({ answer: answer?.body ?? '' }, { action: route('closings.answer', { id }) });
  return (
    <Section title={t('closing.answer_title')} id="answer">
      <PostForm form={form} className="grid gap-6">
        <TextAreaField
          name="answer"
          label={t('closing.answer_title')}
          help={t('closing.answer_help')}
          required
          dir="auto"
          rows={6}
          counter={CLOSING_BODY_MAX_LENGTH}
          minimum={CLOSING_BODY_MIN_LENGTH}
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('closing.answer_send')}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
