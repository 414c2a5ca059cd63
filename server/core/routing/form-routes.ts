import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainFormPath, type PlainFormName } from '../../../common/plain-forms.ts';
import { ROUTES, type RouteName } from '../../../common/routes/route-table.ts';
import type { Answer } from '../answers.ts';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { toFastifyPath } from '../http/fastify-path.ts';
import { addFileRoute } from '../forms/file-route.ts';
import { checkFormToken } from '../forms/form-token.ts';
import { answerOnce } from '../forms/idempotency.ts';
import { readFileForm, readNativeForm } from '../forms/native-form.ts';
import { afterPlainForm, isPlainForm, readPlainForm } from '../forms/plain-form.ts';
import { anyone, signedIn } from '../policies.ts';
import { limiterOf, limitOf } from '../limits/rate-limits.ts';
import { makeContext } from '../http/request-context.ts';
import type { Routes } from './ways.ts';
import { sendAnswer } from '../http/send-answer.ts';
import { addRoute, type Router } from './add-route.ts';
import { routeOfForm } from '../http/open-to-inactive.ts';
import { answer, askPolicy, readInput, type AnySettings } from './answering.ts';
import { acceptFormFiles, receiveFormFiles, withKeptFiles } from './form-files.ts';

/** Runs before the throttle, so that the typed text is there when the throttle refuses. */
const preValidation = async (request: FastifyRequest) => readNativeForm(request);

/** Forms of pages: session by cookie, CSRF token in header or field. Browsers may send them by themselves. */
export function formRoutes(router: Router): Pick<Routes, 'form' | 'fileForm'> {
  const { app, services } = router;
  return {
    form: (name, given) => {
      const settings: AnySettings = given;
      const countValid = limiterOf(router, settings.limitOfValid, name);
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const context = await makeContext(request, services, 'session');
        const made = await receiveForm({ name, settings, request, context }, () => {
          const input = readInput(settings, request, reply);
          const work = (tx: Context) => answer(name, settings, tx, input, countValid);
          return settings.once ? answerOnce(request, context, name, work) : work(context);
        });
        return sendAnswer(made, { request, reply, services, context, place: null });
      };
      addRoute(router, name, settings, handler, { preValidation });
      if (isPlainForm(name)) addPlainForm(router, name, settings);
    },
    fileForm: (name, settings) => {
      const limited = limitOf(settings.limit, services);
      addFileRoute(app, name, settings, limited, async (request, reply, withFile) => {
        const context = await makeContext(request, services, 'session');
        if (context.viewer === null) throw unauthenticated();
        await askPolicy(name, context, () => settings.policy(context, undefined));
        const made = await withFile(({ file, fields }) => {
          readFileForm(request, fields);
          checkFormToken(request, context);
          return settings.handle(context, file);
        });
        return sendAnswer(made, { request, reply, services, context, place: null });
      });
    },
  };
}

type SentForm = { name: RouteName; settings: AnySettings; request: FastifyRequest; context: Context };

/** Checks the form token and does `work`. Files of the form are stored before, for a signed-in user where it does not take those of visitors. */
async function receiveForm(form: SentForm, work: () => Promise<Answer>): Promise<Answer> {
  const { name, settings, request, context } = form;
  const check = () => checkFormToken(request, context, settings.fromSharedPages);
  if (!settings.files) {
    check();
    return work();
  }
  const { files } = settings;
  return withKeptFiles(request, context, files, async () => {
    if (request.isMultipart()) {
      const whoSends = files.maySend ?? (files.fromVisitors ? anyone : signedIn);
      await askPolicy(name, context, () => whoSends(context));
      await receiveFormFiles(request, context, files, check);
    } else check();
    return work();
  });
}

/** Adds a write as a native form of its own page: same policy, schema and limit, answered with a redirect. */
export function addPlainForm({ app, services }: Router, name: PlainFormName, settings: AnySettings): void {
  const path = ROUTES['plain_form.send'].path.replace('{call}', plainFormPath(name));
  const limited = limitOf(settings.limit, services, true);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await makeContext(request, services, 'session');
    if (context.viewer === null) throw unauthenticated();
    const asked = routeOfForm(name);
    const made = await receiveForm({ name: asked, settings, request, context }, async () => {
      const back = readPlainForm(request);
      return afterPlainForm(
        await answer(asked, settings, context, readInput(settings, request, reply)),
        back,
      );
    });
    return sendAnswer(made, { request, reply, services, context, place: null });
  };
  const config = { name: 'plain_form.send' as const, hasPolicy: true, hasBody: true, ...limited };
  const add = (scope: Router['app']) => scope.post(toFastifyPath(path), { config, preValidation, handler });
  if (settings.files) acceptFormFiles(app, settings.files, add);
  else add(app);
}
