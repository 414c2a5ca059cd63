import * as z from 'zod';
import { ERASE_AFTER_DAYS, ROLES, type ReasonFamily } from '../../common/constants.ts';
import {
  BACK_FIELD,
  CHOICES_FIELD,
  PLAIN_FORMS,
  plainFormPath,
  SEEN_FIELDS,
  type PlainFormName,
} from '../../common/plain-forms.ts';
import { route } from '../../common/routes/route-table.ts';
import { inertia } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { isOwnPath } from '../core/forms/native-form.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import { listDecisionReasons } from '../decisions/reason-codes.ts';
import { FORMS } from './forms.ts';
import { EFFECTS, GROUND, type Effect, type PlainField, type PlainForm } from './make-form.ts';
import { storedValues } from './stored-values.ts';
import { checksOf } from './choices.ts';
import type { PlainCheckView, PlainFieldView, PlainFormView } from './views.ts';

const byPath = new Map<string, PlainFormName>(PLAIN_FORMS.map((name) => [plainFormPath(name), name]));
const params = z.object({ call: z.string().max(100), id: id() });
const repeated = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => one !== '').join(',') : value;
const value = z.preprocess(repeated, z.string().max(500).catch(''));
const query = z.record(z.string().max(100), value).catch({});
const LONGEST_NUMBER = /^\d{1,10}$/;

/** The page of a form that a dialog asks where scripts run. It opens for those whom the call itself lets send it. */
export function addPlainFormPage(routes: Routes): void {
  routes.page('plain_form', {
    params,
    query,
    policy: signedIn,
    handle: async (context, { params: { call, id: subjectId }, query: given }) => {
      const name = byPath.get(call);
      if (name === undefined) throw notFound();
      await routes.ask(name, context, sentWith(name, subjectId));
      return inertia('forms/show', await toView(context, name, subjectId, given));
    },
  });
}

/** The subject's id where the call takes it: in its address or in a field. */
function sentWith(name: PlainFormName, subjectId: number) {
  const { idField } = FORMS[name];
  return { params: { id: subjectId }, body: idField ? { [idField]: subjectId } : {} };
}

type Given = Readonly<Record<string, string>>;
type Stored = Readonly<Record<string, string | null>>;

async function toView(
  context: ReadContext,
  name: PlainFormName,
  subjectId: number,
  given: Given,
): Promise<PlainFormView> {
  const { t } = context;
  const form = FORMS[name];
  const { title, text, confirm, fields } = namedBy(form, given);
  const stored = await storedValues(context, name, subjectId);
  const checks = await checksOf(context, name, subjectId);
  const asked = [...(form.before ?? []), ...fields].filter(
    (one) => !isUnchanged(one, given, stored) && (one.kind !== 'checks' || checks.length > 0),
  );
  const choices = asked.filter(({ kind }) => kind === 'code').map((one) => one.name);
  const reasons = choices.length > 0 ? await listDecisionReasons(context) : [];
  const role = ROLES.find((one) => one === given['role']);
  const back = given[BACK_FIELD];
  const backHref = back !== undefined && isOwnPath(back) ? back : '/';
  return {
    action: route('plain_form.send', { call: plainFormPath(name), id: subjectId }),
    hidden: {
      [BACK_FIELD]: backHref,
      ...(choices.length > 0 && { [CHOICES_FIELD]: choices.join(' ') }),
      ...seenIn(given),
      ...form.hidden,
      ...Object.fromEntries(
        asked.flatMap(({ name, seenAs }) => (seenAs ? [[seenAs, stored[name] ?? '']] : [])),
      ),
      ...(form.idField && { [form.idField]: String(subjectId) }),
      ...(name === 'api.admin.users.role' && role && { role }),
    },
    backHref,
    title: role ? t('admin.functions.make_role', { role: t(`admin.role.${role}`).toLowerCase() }) : t(title),
    text: text ? t(text, { days: ERASE_AFTER_DAYS }) : null,
    confirm: t(confirm),
    danger: form.danger === true,
    fields: asked.map((one) => toFieldView(one, { given, stored, reasons, checks, t })),
  };
}

const effectIn = ({ effect }: Given): Effect => EFFECTS.find((one) => one === effect) ?? 'take_down';

type Named = Pick<PlainForm, 'title' | 'text' | 'confirm' | 'fields'>;

function namedBy(form: PlainForm, given: Given): Named {
  if (form.approval && given['approval'] === 'yes') return { ...form, ...form.approval };
  if (!form.outcome) return form;
  const effect = effectIn(given);
  const title = `admin.outcome.${form.outcome}.${effect}` as const;
  const asksGround = form.outcome === 'accept' && effect === 'take_down';
  const { text } = form;
  return {
    title,
    ...(text && { text }),
    confirm: title,
    fields: [...(asksGround ? [GROUND] : []), ...form.fields],
  };
}

/** A correction that was not made is not asked about. */
const isUnchanged = ({ name, kind, given: isGiven }: PlainField, given: Given, stored: Stored) =>
  isGiven === true && (given[name] === undefined || isSame(kind, given[name], stored[name] ?? ''));

/** The order of checked boxes is not the order in which they are stored. */
const isSame = (kind: PlainField['kind'], one: string, other: string) =>
  kind === 'checks' ? one.split(',').toSorted().join() === other.split(',').toSorted().join() : one === other;

const seenIn = (given: Given) =>
  Object.fromEntries(
    SEEN_FIELDS.flatMap((name) => {
      const value = given[name];
      return value !== undefined && LONGEST_NUMBER.test(value) ? [[name, value]] : [];
    }),
  );

type Sources = {
  given: Given;
  stored: Stored;
  reasons: readonly { code: string; family: ReasonFamily; name: string }[];
  checks: PlainCheckView[];
  t: ReadContext['t'];
};

function toFieldView(one: PlainField, { given, stored, reasons, checks, t }: Sources): PlainFieldView {
  const { name, kind, label, help, maximum, optional = false, family, choices } = one;
  return {
    name,
    kind,
    label: t(label),
    help: help ? t(help, { maximum }) : null,
    maximum,
    isRequired: !optional,
    value: (one.given ? given[name] : stored[name]) ?? '',
    options:
      choices?.map(({ value, label: text }) => ({ value, label: t(text) })) ??
      reasons
        .filter((reason) => reason.family === family)
        .map((reason) => ({ value: reason.code, label: reason.name })),
    checks: kind === 'checks' ? checks : [],
  };
}
