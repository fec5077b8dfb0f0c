import type { Text } from '../text';
import { json, type Scenario } from './scenario';

const RESULT = { ok: true };

function envelope(
  name: string,
  note: Text,
  body: Record<string, unknown> & { code?: number | string | null },
  phone?: string,
): Scenario {
  const code = 'code' in body ? { code: body.code } : {};
  const showType = typeof body.showType === 'number' ? { showType: body.showType } : {};
  return {
    name,
    note,
    httpStatus: 200,
    ...code,
    ...showType,
    ...(phone && { phone }),
    reply: json(200, body),
  };
}

const success = (name: string, body: Record<string, unknown>, zh: string, en: string): Scenario =>
  envelope(name, { zh, en }, { ...body, message: { zh: '操作成功', en: 'Done' }, result: RESULT });

const SUCCESSES: Scenario[] = [
  success('success-200', { code: 200 }, '成功：code 为 200', 'Success: code 200'),
  success('success-0', { code: 0 }, '成功：code 为 0', 'Success: code 0'),
  success('success-null', { code: null }, '成功：code 为 null', 'Success: code null'),
  success('success-without-code', {}, '成功：没有 code', 'Success: no code at all'),
  success(
    'success-code-text',
    { code: '200' },
    '成功：code 为字符串 "200"',
    'Success: the code is the text "200"',
  ),
  success(
    'success-http-status-200',
    { code: 0, httpStatus: 200 },
    '成功：httpStatus 为 200，不替换 code',
    'Success: httpStatus 200 does not replace the code',
  ),
];

const SESSION_MESSAGES: [number, Text][] = [
  [401, { zh: '登录状态已失效，请重新登录。', en: 'Your session is no longer valid. Please sign in again.' }],
  [407, { zh: '账号权限已变更，请重新登录。', en: 'Your permissions have changed. Please sign in again.' }],
  [408, { zh: '长时间未操作，请重新登录。', en: 'You were away for a long time. Please sign in again.' }],
  [409, { zh: '账号已在其他设备登录。', en: 'Your account has signed in on another device.' }],
];

const SESSIONS: Scenario[] = [
  ...SESSION_MESSAGES.map(([code, message]) =>
    envelope(
      `code-${code}`,
      { zh: `会话失效：code ${code}`, en: `Session invalid: code ${code}` },
      { code, message, result: null },
      code === 401 ? '17000000004' : undefined,
    ),
  ),
  envelope(
    'code-401-no-message',
    {
      zh: '会话失效，没有消息：显示默认文字',
      en: 'Session invalid without a message: the default text is shown',
    },
    { code: 401, result: null },
  ),
  envelope(
    'code-text-401',
    { zh: '会话失效：code 为字符串 "401"', en: 'Session invalid: the code is the text "401"' },
    { code: '401', message: SESSION_MESSAGES[0]?.[1], result: null },
  ),
];

const BUSY: Text = {
  zh: '当前办理人数较多，请稍后再试。',
  en: 'Many people are asking right now. Please try again later.',
};

const FAILURES: Scenario[] = [
  envelope(
    'failure-message',
    { zh: '业务失败：显示服务端消息', en: 'Failure: the server’s message is shown' },
    { code: 50001, message: BUSY, result: null },
    '17000000007',
  ),
  envelope(
    'failure-no-message',
    {
      zh: '业务失败，没有消息：显示 500 的默认文字',
      en: 'Failure without a message: the text of 500 is shown',
    },
    { code: 50001, result: null },
  ),
  envelope(
    'failure-message-not-text',
    {
      zh: '业务失败，消息不是文字：显示默认文字',
      en: 'Failure whose message is no text: the default is shown',
    },
    { code: 50001, message: { reason: ['busy'] }, result: null },
  ),
  envelope(
    'failure-message-hostile',
    {
      zh: '消息含标记且极长：按纯文字显示并截断',
      en: 'A long message with markup: shown as plain text and clipped',
    },
    { code: 50001, message: `<img src=x onerror=alert(1)>\u202e${'很长的消息 '.repeat(200)}`, result: null },
  ),
  envelope(
    'http-status-replaces-code',
    { zh: 'httpStatus 503 替换成功的 code', en: 'httpStatus 503 replaces a code that says success' },
    { code: 200, httpStatus: 503, message: BUSY, result: RESULT },
  ),
  envelope(
    'http-status-replaces-session',
    { zh: 'httpStatus 401 替换 code：会话失效', en: 'httpStatus 401 replaces the code: session invalid' },
    { code: 200, httpStatus: 401, result: RESULT },
  ),
  envelope(
    'result-wrong-shape',
    {
      zh: '成功，但 result 的形状不对：解析错误',
      en: 'Success whose result has the wrong shape: a parse error',
    },
    { code: 200, result: [{ unexpected: true }, 42] },
  ),
];

const SHOW_TYPES: [number | string, string, string][] = [
  [0, '不显示任何提示', 'nothing is shown'],
  [1, '警告消息', 'a warning message'],
  [2, '错误消息', 'an error message'],
  [3, '未定义的类型，按错误消息显示', 'not defined, shown as an error message'],
  [
    4,
    '通知：errorCode 为标题，errorMessage 为内容',
    'a notification: errorCode is its title, errorMessage its text',
  ],
  [9, '跳转到错误页并带上 errorCode 和 errorMessage', 'the error page, with errorCode and errorMessage'],
  ['other', '不是数字，按错误消息显示', 'not a number, shown as an error message'],
];

const SUCCESS_FALSE: Scenario[] = [
  ...SHOW_TYPES.map(([showType, zh, en]) =>
    envelope(
      `show-type-${showType}`,
      {
        zh: `success 为 false，showType ${showType}：${zh}`,
        en: `success false, showType ${showType}: ${en}`,
      },
      {
        code: 200,
        success: false,
        errorCode: 'STOCK_NOT_ENOUGH',
        errorMessage: { zh: '所选规格余量不足。', en: 'The chosen plan is out of stock.' },
        showType,
        result: null,
      },
    ),
  ),
  envelope(
    'success-false-message-only',
    { zh: 'success 为 false，只有 message', en: 'success false with only a message' },
    { code: 200, success: false, message: BUSY, result: null },
  ),
  envelope(
    'success-false-no-message',
    {
      zh: 'success 为 false，没有任何说明：显示“请求错误”默认文字',
      en: 'success false with no error info: “Request error, please retry.”',
    },
    { code: 200, success: false, result: null },
  ),
];

/** Every kind of envelope (spec section 8), all with HTTP 200. */
export const ENVELOPE_SCENARIOS: Scenario[] = [...SUCCESSES, ...SESSIONS, ...FAILURES, ...SUCCESS_FALSE];
