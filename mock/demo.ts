import * as v from 'valibot';
import { isoTime, now } from './lib/clock';
import { db, resetDb } from './lib/db';
import { endpoint } from './lib/endpoint';
import { MOCK_CODE, MockFailure } from './lib/failure';
import type { MockHandler } from './lib/http';
import { findScenario, SCENARIOS } from './lib/scenarios';
import { endSession } from './lib/sessions';

const MOST_SHOWN = 50;
const TEN_YEARS_IN_SECONDS = 315_360_000;

const clockSchema = v.object({
  offsetSeconds: v.pipe(
    v.number(),
    v.finite(),
    v.minValue(-TEN_YEARS_IN_SECONDS),
    v.maxValue(TEN_YEARS_IN_SECONDS),
  ),
});

const clock = () => ({ offsetSeconds: db().clockOffsetSeconds, now: isoTime(now()) });

/** Puts the scenario named in the path where a caller can also put it by header, so that both run the same way. */
const runScenario: MockHandler = (request, response) => {
  const name = request.params.name ?? '';
  const headers = {
    ...request.headers,
    'x-mock-scenario': findScenario(name) === undefined ? undefined : name,
  };
  return answerScenario({ ...requestParts(request), headers }, response);
};

// An Express request keeps most of itself behind getters of its prototype; spreading it would lose them.
function requestParts(request: Parameters<MockHandler>[0]): Parameters<MockHandler>[0] {
  const { method, path, params, query, headers, body, socket } = request;
  return { method, path, params, query, headers, body, socket };
}

const answerScenario = endpoint(({ params }) => {
  if (findScenario(params.name ?? '') !== undefined) return { ok: true };
  throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这个场景。', en: 'There is no such scenario.' });
});

export default {
  'GET /api/v1/demo/outbox': endpoint(() => {
    const { smsMessages, captchas } = db();
    return {
      messages: smsMessages
        .filter((message) => message.delivered)
        .slice(-MOST_SHOWN)
        .reverse()
        .map(({ messageId, userPhone, scene, code, sentAt, expiresAt }) => ({
          messageId,
          userPhone,
          scene,
          code,
          sentAt: isoTime(sentAt),
          expiresAt: isoTime(expiresAt),
        })),
      captchas: captchas
        .slice(-MOST_SHOWN)
        .reverse()
        .map(({ captchaId, answer }) => ({ captchaId, answer })),
    };
  }),

  'POST /api/v1/demo/reset': endpoint(() => {
    resetDb();
    return undefined;
  }),

  'GET /api/v1/demo/scenarios': endpoint(({ language }) => ({
    list: SCENARIOS.map(({ name, httpStatus, code, showType, phone, note }) => ({
      name,
      httpStatus,
      code,
      showType,
      phone,
      note: note[language],
    })),
  })),

  'GET /api/v1/demo/scenario/:name': runScenario,
  'POST /api/v1/demo/scenario/:name': runScenario,
  'PUT /api/v1/demo/scenario/:name': runScenario,
  'PATCH /api/v1/demo/scenario/:name': runScenario,
  'DELETE /api/v1/demo/scenario/:name': runScenario,
  'HEAD /api/v1/demo/scenario/:name': runScenario,
  'OPTIONS /api/v1/demo/scenario/:name': runScenario,

  'GET /api/v1/demo/clock': endpoint(clock),

  'POST /api/v1/demo/clock': endpoint((call) => {
    db().clockOffsetSeconds = call.body(clockSchema).offsetSeconds;
    return clock();
  }),

  'POST /api/v1/demo/session/expire': endpoint(
    ({ token }) => {
      endSession(token);
      return undefined;
    },
    { auth: true },
  ),
};
