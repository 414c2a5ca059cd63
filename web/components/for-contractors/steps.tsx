import { APPEAL_DECIDED_IN_DAYS } from '../../../common/constants.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

type Step = readonly [title: MessageKey, text: MessageKey];

const CLAIM: readonly Step[] = [
  ['for_contractors.step_1_title', 'for_contractors.step_1_text'],
  ['for_contractors.step_2_title', 'for_contractors.step_2_text'],
  ['for_contractors.step_3_title', 'for_contractors.step_3_text'],
];
const BAD_REVIEW: readonly Step[] = [
  ['for_contractors.bad_review_1_title', 'for_contractors.bad_review_1_text'],
  ['for_contractors.bad_review_2_title', 'for_contractors.bad_review_2_text'],
  ['for_contractors.bad_review_3_title', 'for_contractors.bad_review_3_text'],
  ['for_contractors.bad_review_4_title', 'for_contractors.bad_review_4_text'],
];

/** From the listing to its owner's account. */
export function ClaimSteps() {
  return <Steps title={useT()('for_contractors.steps_title')} steps={CLAIM} />;
}

export function BadReviewSteps() {
  return <Steps title={useT()('for_contractors.bad_review_title')} steps={BAD_REVIEW} />;
}

/** The steps in order, on one line where there is room. */
function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const t = useT();
  const days = APPEAL_DECIDED_IN_DAYS;
  return (
    <Section title={title}>
      <ol className="steps">
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{t(name, { days })}</h3>
            <p>{t(text, { days })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
