import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../translations/index.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const messages = Object.entries<readonly [string, string]>(catalogue);
const keys = new Set(messages.map(([key]) => key));
const namespaces = new Set([...keys].map((key) => key.split('.')[0] ?? ''));
const sources = sourceFiles(['server', 'web', 'common']).map(({ path, text }) => ({
  path,
  text: withoutComments(text),
}));
const everything = sources.map(({ text }) => text).join('\n');

const elementsOf = (text: string, locale: string) =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst();

const KINDS = ['text', 'value', 'value', 'date', 'time', 'select', 'value', 'pound', 'tag'];

/**
 * Every placeholder of a message with its kind, and the cases of a select. A number and its plural count as one kind: one
 * language may bend a word where the other need not.
 */
function placeholdersOf(elements: Element[]): string[] {
  const found = elements.flatMap((element) => {
    const kind = KINDS[element.type] ?? 'unknown';
    if (kind === 'text' || kind === 'pound' || !('value' in element)) return [];
    const cases = 'options' in element ? Object.entries(element.options) : [];
    const choices = kind === 'select' ? cases.map(([value]) => value).sort() : [];
    const nested = cases.flatMap(([, { value }]) => placeholdersOf(value));
    return [[element.value, kind, ...choices].join(' '), ...nested];
  });
  return [...new Set(found)].sort();
}

describe('both languages', () => {
  test('every message has words in English and in Mexican Spanish', () => {
    const empty = messages.filter(([, [english, spanish]]) => english.trim() === '' || spanish.trim() === '');
    expect(empty).toEqual([]);
  });

  test('every message is well formed and takes the same placeholders in both', () => {
    const differing = messages.filter(([, [english, spanish]]) => {
      const wanted = placeholdersOf(elementsOf(english, 'en-US'));
      return wanted.join() !== placeholdersOf(elementsOf(spanish, 'es-MX')).join();
    });
    expect(differing).toEqual([]);
  });

  test('no Spanish text is English that nobody translated', () => {
    const same = messages.filter(
      ([key, [english, spanish]]) => english === spanish && !SAME_IN_BOTH.has(key),
    );
    expect(same).toEqual([]);
  });

  test('what may be the same in both is the same in both, so that the list of exceptions stays short', () => {
    const texts = new Map(messages);
    const needless = [...SAME_IN_BOTH].filter((key) => {
      const pair = texts.get(key);
      return pair === undefined || pair[0] !== pair[1];
    });
    expect(needless).toEqual([]);
    expect(SAME_IN_BOTH.size).toBeLessThan(40);
  });

  test('a Spanish question or exclamation opens as it closes', () => {
    const half = messages.filter(
      ([, [, spanish]]) =>
        (/[^\s¿]\?(\s|$)/.test(spanish) && !spanish.includes('¿')) ||
        (/[^\s¡]!(\s|$)/.test(spanish) && !spanish.includes('¡')),
    );
    expect(half).toEqual([]);
  });

  test('the reader is addressed as usted', () => {
    const familiar =
      /(^|[^\p{L}])(tú|tu|tus|ti|contigo|vosotros|vuestro|haz|puedes|quieres|tienes)(?=$|[^\p{L}])/iu;
    expect(messages.filter(([, [, spanish]]) => familiar.test(spanish))).toEqual([]);
  });
});

describe('keys', () => {
  test('every key that is asked for exists', () => {
    const asked = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g)].map(([, key = '']) => ({ path, key })),
    );
    expect(asked.filter(({ key }) => !keys.has(key))).toEqual([]);
  });

  test('every string that looks like a key of ours is one', () => {
    const notKeys = /\.(ts|tsx|js|css|json|svg|gz|tsv|csv|md|html)$/;
    const routeAndEventNames = /'([a-z_]+\.[a-z_.]+)':|name: '([a-z_.]+)'/g;
    const named = new Set(
      [...everything.matchAll(routeAndEventNames)].map(([, one, two]) => one ?? two ?? ''),
    );
    const strings = [...everything.matchAll(/'((?:errors|validation|toasts|mails)\.[a-z0-9_.]+)'/g)].map(
      ([, key = '']) => key,
    );
    expect(strings.filter((key) => !keys.has(key) && !notKeys.test(key) && !named.has(key))).toEqual([]);
  });

  test('every key is used somewhere', () => {
    const quoted = new Set([...everything.matchAll(/'([a-z_]+\.[\w.]+)'/g)].map(([, key]) => key));
    const unused = [...keys].filter(
      (key) => !quoted.has(key) && !DYNAMIC_PREFIXES.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  test('every beginning of a key that code completes is listed here, and every one listed is used', () => {
    const written = [...everything.matchAll(/`([a-z_]+\.[a-z0-9_.]*)\$\{/g)]
      .map(([, prefix = '']) => prefix)
      .filter((prefix) => namespaces.has(prefix.split('.')[0] ?? ''));
    expect([...new Set(written)].sort()).toEqual([...DYNAMIC_PREFIXES].sort());
  });
});

/** Names, marks and words that read alike in both languages. */
const SAME_IN_BOTH = new Set([
  'open_data.size',
  'search.counted',
  'layout.credits_license',
  'layout.error_status',
  'reviews.answer.no',
  'search.kilometers',
  'admin_lists.no',
  'billing_admin.no',
  'admin.users.no',
  'dashboard.no',
  'rich_text.size_pixels',
]);

/** Keys whose last part is a value of a const list: `reviews.fact.${fact}`. */
const DYNAMIC_PREFIXES = [
  'registers.action.',
  'registers.address.',
  'registers.between.',
  'registers.count.',
  'registers.every.',
  'registers.field.',
  'registers.state.',
  'registers.state_text.',
  'registers.stop.',
  'registers.stop_text.',
  'signin.connect_text.',
  'signin.connect_title.',
  'signin_mails.changed.',
  'signin_mails.changed_text.',
  'open_data.name.',
  'proofs.thing.',
  'proofs.verb.',
  'verify.',
  'plans.use.',
  'rule_explained.',
  'appeal_forms.topic.',
  'decision_appeal_mails.',
  'admin.closing.state_',
  'closing.effect_',
  'closing.from.',
  'closing.proposal_title.',
  'closing.propose_intro.',
  'closing.propose_title.',
  'closing.relation.',
  'closing.state.',
  'closing.to_answer.',
  'closing_mails.proposed.',
  'closing_mails.proposed_subject.',
  'red_flags.audience.',
  'red_flags.file_for.',
  'red_flags.help_1.',
  'red_flags.reported.',
  'second_look.refused.',
  'second_look.state.',
  'second_look.what.',
  'uploads.seen_by.',
  'due_mail.count.',
  'home.size.',
  'queues.count.',
  'queues.kind.',
  'duplicates.signal.',
  'email_links.',
  'inactive.to_rules.',
  'invitation_forms.unit.',
  'invitations.conflict.',
  'invitations.end_reason.',
  'invitations.price_unit.',
  'invitations.reason.',
  'invitations.state.',
  'sub_finder.condition.',
  'rich_text.',
  'translations.problem_',
  'translations.state_',
  'admin_mails.group.',
  'admin_mails.language.',
  'mail_frame.why.',
  'mail_settings.kind.',
  'members.state.',
  'membership.state.',
  'plans.card.',
  'plans.later.each_',
  'plans.later.from_',
  'plans.later.then_',
  'content_editor.',
  'content_editor.name_',
  'content_editor.state_',
  'content_pages.',
  'contractors.area_',
  'contractors.payment.',
  'contractors.usually_answers.',
  'admin.red_flags.act.',
  'admin.red_flags.ask.',
  'admin.red_flags.follows.',
  'admin.red_flags.level.',
  'admin.red_flags.state.',
  'admin.reports.act.',
  'admin.reports.ask.',
  'admin.reports.follows.',
  'admin.reports.kind.',
  'admin.reports.reason_short.',
  'admin.reports.state.',
  'red_flags.level.',
  'red_flags.phase.',
  'red_flags.refused.',
  'red_flags.relation.',
  'red_flags.relation_refused.',
  'red_flags.state.',
  'newsfeed.kind_',
  'relation_buttons.',
  'relation_buttons.name_',
  'report_forms.reason.',
  'report_forms.title.',
  'report_mails.outcome.',
  'report_mails.what.',
  'report_mails.yours.',
  'report_mails.author_subject.',
  'report_mails.author_outcome.',
  'decision_mails.filed_subject.',
  'decision_mails.filed_text.',
  'decision_mails.subject_',
  'decision_mails.withdrawn_subject.',
  'decision_mails.withdrawn_text.',
  'statement_appeals.state.',
  'statements.about.',
  'statements.answers.',
  'statements.by.',
  'statements.way.',
  'statements.what.',
  'statements.what.accepted.',
  'statements.what.rejected.',
  'appeal_forms.file.',
  'appeal_forms.intro.',
  'appeal_forms.not_shown.',
  'appeal_forms.on_reason.',
  'appeal_forms.reason_help.',
  'appeal_forms.title.',
  'reviews.appeal_closed.',
  'reviews.appeal_wish.',
  'screening.refused.',
  'screening.signal.',
  'accounts.aim.',
  'accounts.appeal_state.',
  'data_requests.asker.',
  'data_requests.ground.',
  'data_requests.kind.',
  'data_requests.law.',
  'data_requests.outcome.',
  'data_requests.place.',
  'data_requests.state.',
  'data_requests.step.',
  'review_requests.card.',
  'review_requests.refuse.',
  'review_requests.refused.',
  'review_requests.text_in.',
  'data_request_mails.link.',
  'data_request_mails.subject.',
  'data_request_mails.text.',
  'job_proofs.cfdi_problem.',
  'job_proofs.cfdi_question.',
  'job_proofs.kind.',
  'job_proofs.list_',
  'job_proofs.obstacle.',
  'job_proofs.permit_problem.',
  'job_proofs.state.',
  'appeal_refusals.',
  'notifications.news.',
  'photos.part.',
  'permit_cases.signal.',
  'permits.kind.',
  'permits.report_',
  'permits.status.',
  'photos.is_',
  'photos.make_',
  'photos.no_',
  'appeal_refusals.response_',
  'appeals.kind.',
  'appeals.standing.',
  'appeals.state.',
  'badge.license_',
  'badge.on_',
  'decision_appeals.refused.',
  'admin_lists.appeal.',
  'admin_lists.column.',
  'admin_lists.country.',
  'admin_lists.event.',
  'admin_lists.in.',
  'admin_lists.kind.',
  'admin_lists.license.',
  'admin_lists.reviews.',
  'admin_lists.reviews.empty_',
  'admin_lists.state.',
  'admin.act.',
  'admin.claims.',
  'admin.outcome.',
  'admin.outcome.accept.',
  'admin.outcome.follows.',
  'admin.outcome.reject.',
  'decision_mails.words.',
  'statements.appeal_words.',
  'statements.words.',
  'status.now.',
  'status.part.',
  'admin.action.',
  'admin.claim_evidence.',
  'admin.claim_state.',
  'admin.decision_appeals.ask.',
  'admin.decision_appeals.follows.',
  'admin.functions.appeal_closed.',
  'admin.functions.half.',
  'admin.functions.review_state.',
  'admin.language.',
  'admin.postings.ask.',
  'admin.postings.comment_ask.',
  'admin.postings.comment_follows.',
  'admin.postings.follows.',
  'admin.postings.move.',
  'admin.postings.standing.',
  'admin.role.',
  'admin.user_status.',
  'people_mails.role.',
  'listings.field.',
  'notifications.channel.',
  'notifications.push.state.',
  'notifications.kind.',
  'notifications.text.',
  'posting_types.',
  'billing.above_plan.',
  'billing.change.',
  'billing.limit.',
  'billing.line.',
  'billing.reason.',
  'billing_admin.coupon.duration.',
  'billing_admin.coupon.kind.',
  'billing_admin.coupon.state.',
  'billing_admin.coupon.to.',
  'profile.flag.',
  'dashboard.source.',
  'queues.share.',
  'queues.workload.',
  'profile.about.',
  'profile.day.',
  'profile.headline.',
  'profile.page_step.',
  'profile.preview_',
  'profiles.hours.',
  'profiles.closed.',
  'profile.flag_help.',
  'profile.scheme.',
  'profile.step.',
  'profile.template.',
  'profile.template_text.',
  'profile.warranty.',
  'admin.signal.',
  'admin.weekly.',
  'black_out.problem.',
  'common.star_',
  'common.written_in.',
  'dashboard.setup.',
  'dashboard.use.',
  'dashboard.use_by_',
  'dashboard.use_step.',
  'decisions.action.',
  'for_contractors.free.',
  'for_contractors.never.',
  'review_form.disqualified.',
  'prices.most_',
  'prices.span_',
  'quotes.side.',
  'quotes.starts.',
  'quotes.state.',
  'review_form.q.experience.',
  'review_form.q.offered.',
  'review_form.q.relation.',
  'review_form.refused.',
  'reviews.answer.',
  'reviews.cost_band.',
  'reviews.cost_short.',
  'reviews.fact.',
  'reviews.fact_question.',
  'reviews.job_',
  'reviews.proven_by.',
  'reviews.score.',
  'reviews.stage.',
  'review_rules.',
  'review_rules.part.',
  'statements.text_of.',
  'statements.part.',
  'statements.part.decided.',
  'statements.part.duration.',
  'transparency.appealed.',
  'transparency.reasons.',
  'transparency.red_flag.',
  'transparency.dimension.',
  'transparency.event.',
  'transparency.group.',
  'transparency.measure.',
  'transparency.plan.',
  'transparency.question.',
  'transparency.value.',
  'transparency.verdict.',
  'transparency.kind.',
  'transparency.language.',
  'transparency.outcome.',
  'transparency.row.',
  'transparency.signal.',
];
