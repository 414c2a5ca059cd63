import { describe, expect, test } from 'vitest';
import { ApiError, createCaller } from '../../../web/lib/api.ts';
import type { HttpAnswer, HttpRequest } from '../../../web/lib/http.ts';

const FALLBACK = 'Sorry Something Went wrong';
const UNANSWERED = 'The site doesn’t answer';

/** A caller before a server that gives these answers in turn; an Error is a line that breaks. */
function setUp(answers: (HttpAnswer | Error)[], tokens: (string | null)[] = [null]) {
  const sent: HttpRequest[] = [];
  const warnings: string[] = [];
  const discarded: string[] = [];
  const callApi = createCaller({
    send: async (request) => {
      sent.push(request);
      const answer = answers.shift();
      if (answer === undefined) throw new Error('one request too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    tokens: {
      current: async () => (tokens.length > 1 ? (tokens.shift() ?? null) : (tokens[0] ?? null)),
      discard: (token) => discarded.push(token),
    },
    warn: (text) => warnings.push(text),
    warnUnanswered: () => warnings.push(UNANSWERED),
    fallback: () => FALLBACK,
  });
  return { callApi, sent, warnings, discarded };
}

const ok = (body: unknown): HttpAnswer => ({ status: 200, ok: true, body });
const refused = (status: number, body: unknown): HttpAnswer => ({ status, ok: false, body });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('the call did not fail as an ApiError');
}

describe('a call that succeeds', () => {
  test('a call that succeeds goes where the route table says, with the reader’s token and the body', async () => {
    const { callApi, sent, warnings } = setUp([ok({ message: 'Review Successfully Upadated' })], ['secret']);
    const answer = await callApi('api.reviews.update', { id: 7 }, { body: { title: 'New roof' } });
    expect(answer).toEqual({ message: 'Review Successfully Upadated' });
    expect(sent).toEqual([
      {
        method: 'PUT',
        url: '/api/reviews/7',
        body: { title: 'New roof' },
        signal: undefined,
        token: 'secret',
      },
    ]);
    expect(warnings).toEqual([]);
  });

  test('a call that succeeds repeats a list in the query', async () => {
    const { callApi, sent } = setUp([ok([])]);
    await callApi('api.regions', {}, { query: { page: 2, id: [1, 2] } });
    expect(sent[0]?.url).toBe('/api/regions?page=2&id=1&id=2');
  });
});

describe('a call that fails', () => {
  test('a call that fails shows the server’s message and gives the first problem of each field', async () => {
    const body = {
      message: 'Please check the marked fields.',
      errors: { title: ['Too long.', 'Too loud.'], text: ['Needed.'] },
    };
    const { callApi, warnings } = setUp([refused(422, body)]);
    const failure = await failureOf(callApi('api.reviews.update', { id: 1 }, { body: {} }));
    expect(failure.status).toBe(422);
    expect(failure.errors).toEqual({ title: 'Too long.', text: 'Needed.' });
    expect(warnings).toEqual(['Please check the marked fields.']);
  });

  test('a call that fails says "Sorry Something Went wrong" where the server says nothing', async () => {
    for (const body of [null, {}, { message: '' }, { message: 5 }, 'oops', []]) {
      const { callApi, warnings } = setUp([refused(500, body)]);
      const failure = await failureOf(callApi('api.regions', {}));
      expect(failure.message).toBe(FALLBACK);
      expect(warnings).toEqual([FALLBACK]);
    }
  });

  test('a call that fails without an answer says that, and not that something went wrong', async () => {
    // A proxy in front of a server that is away has no JSON.
    for (const answer of [new TypeError('Failed to fetch'), refused(502, null)]) {
      const { callApi, warnings } = setUp([answer]);
      const failure = await failureOf(callApi('api.regions', {}));
      expect([failure.status, failure.message]).toEqual([0, FALLBACK]);
      expect(warnings).toEqual([UNANSWERED]);
    }
    const { callApi, warnings } = setUp([refused(503, { message: 'Try again in 30 seconds.' })]);
    await failureOf(callApi('api.regions', {}));
    expect(warnings).toEqual(['Try again in 30 seconds.']);
  });

  test('a call that fails keeps what a refusal carries beside its message', async () => {
    const { callApi } = setUp([refused(403, { message: 'Not in your plan.', upgrade: 'gold' })]);
    const failure = await failureOf(callApi('api.regions', {}));
    expect(failure.body['upgrade']).toBe('gold');
  });

  test('a call that fails reads the upload’s way of saying it', async () => {
    const { callApi, warnings } = setUp([refused(415, { error: { message: 'Only pictures, please.' } })]);
    await failureOf(callApi('api.regions', {}));
    expect(warnings).toEqual(['Only pictures, please.']);
  });

  test('a call that fails leaves the toast to a caller that asks for quiet', async () => {
    const { callApi, warnings } = setUp([refused(500, {})]);
    await failureOf(callApi('api.regions', {}, { quiet: true }));
    expect(warnings).toEqual([]);
  });

  test('a call that fails says nothing when the caller itself gave up', async () => {
    const aborted = AbortSignal.abort();
    const { callApi, warnings } = setUp([new DOMException('aborted', 'AbortError')]);
    await expect(callApi('api.regions', {}, { signal: aborted })).rejects.toThrow('aborted');
    expect(warnings).toEqual([]);
  });
});

describe('a token that is refused', () => {
  test('a token that is refused is thrown away, and the call sent again with a new one', async () => {
    const { callApi, sent, discarded, warnings } = setUp(
      [refused(401, {}), ok({ profile: {} })],
      ['old', 'new'],
    );
    expect(await callApi('api.profile', {})).toEqual({ profile: {} });
    expect(discarded).toEqual(['old']);
    expect(sent.map(({ token }) => token)).toEqual(['old', 'new']);
    expect(warnings).toEqual([]);
  });

  test('a token that is refused is tried only once more', async () => {
    const { callApi, sent } = setUp(
      [refused(401, {}), refused(401, { message: 'Please log in first.' })],
      ['old', 'new'],
    );
    const failure = await failureOf(callApi('api.profile', {}));
    expect([failure.status, failure.message, sent.length]).toEqual([401, 'Please log in first.', 2]);
  });

  test('a visitor’s 401 is simply shown', async () => {
    const { callApi, sent, warnings } = setUp([refused(401, { message: 'Please log in first.' })], [null]);
    await failureOf(callApi('api.profile', {}));
    expect([sent.length, warnings]).toEqual([1, ['Please log in first.']]);
  });
});
