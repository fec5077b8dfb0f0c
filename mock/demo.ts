import { demoEndpoints } from '../src/domain/demoEndpoints';
import { isoTime, now } from './lib/clock';
import { db, resetDb } from './lib/db';
import { MOCK_CODE, MockFailure } from './lib/failure';
import { handlers } from './lib/handlers';
import { findScenario, SCENARIOS } from './lib/scenarios';
import { endSession } from './lib/sessions';

const MOST_SHOWN = 50;

const clock = () => ({ offsetSeconds: db().clockOffsetSeconds, now: isoTime(now()) });

export default handlers(demoEndpoints, {
  outbox: () => {
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
  },

  reset: () => resetDb(),

  scenarios: ({ language }) => ({
    list: SCENARIOS.map(({ name, httpStatus, code, showType, phone, note }) => ({
      name,
      httpStatus,
      code,
      showType,
      phone,
      note: note[language],
    })),
  }),

  scenario: ({ params }) => {
    if (findScenario(params.scenario) !== undefined) return { ok: true };
    throw new MockFailure(MOCK_CODE.notFound, { zh: '没有这个场景。', en: 'There is no such scenario.' });
  },

  clock,

  setClock: ({ body }) => {
    db().clockOffsetSeconds = body.offsetSeconds;
    return clock();
  },

  expireSession: ({ token }) => endSession(token),
});
