import { BUSY, TOO_MANY_CALLS } from '../../../src/domain/pauses';
import { waitForSlowReply } from '../settings';
import type { Text } from '../text';
import { empty, json, raw, type Scenario } from './scenario';

/** The failures of the status-text table, and one status that is not in it. */
const FAILING_STATUSES = [400, 401, 403, 404, 405, 406, 410, 422, 500, 502, 503, 504, 418];

const HTML = '<!doctype html><html><head><title>Gateway</title></head><body><h1>It works!</h1></body></html>';

const STATUSES: Scenario[] = FAILING_STATUSES.map((httpStatus) => ({
  name: `http-${httpStatus}`,
  note: {
    zh:
      httpStatus === 401 ? 'HTTP 401，没有信封：会话失效' : `HTTP ${httpStatus}，没有信封：显示该状态的文字`,
    en:
      httpStatus === 401
        ? 'HTTP 401 without an envelope: session invalid'
        : `HTTP ${httpStatus} without an envelope: the text of that status is shown`,
  },
  httpStatus,
  ...(httpStatus === 500 && { phone: '17000000002' }),
  reply: raw(httpStatus, 'text/html; charset=utf-8', `<html><body><h1>${httpStatus}</h1></body></html>`),
}));

/** The pause that a busy server asks for in seconds, long enough to be seen. */
const RETRY_AFTER = 20;

const pause = (httpStatus: number, note: Text, message: Text): Scenario => ({
  name: `http-${httpStatus}-retry-after`,
  note,
  httpStatus,
  code: httpStatus,
  reply: json(
    httpStatus,
    { code: httpStatus, message, result: null },
    { 'Retry-After': String(RETRY_AFTER) },
  ),
});

const PAUSES: Scenario[] = [
  pause(
    TOO_MANY_CALLS,
    {
      zh: `HTTP 429，请求 ${RETRY_AFTER} 秒后再试：显示服务端消息和等待时间`,
      en: `HTTP 429 that asks for ${RETRY_AFTER} seconds: the server’s message, and when to try again`,
    },
    { zh: '操作太频繁了。', en: 'You are doing this too often.' },
  ),
  pause(
    BUSY,
    {
      zh: `HTTP 503，请求 ${RETRY_AFTER} 秒后再试：同上，并且自动读取全部暂停`,
      en: `HTTP 503 that asks for ${RETRY_AFTER} seconds: the same, and all automatic reads pause`,
    },
    { zh: '系统维护中。', en: 'The system is under maintenance.' },
  ),
];

const BODIES: Scenario[] = [
  {
    name: 'http-500-envelope',
    note: {
      zh: 'HTTP 500 带信封：显示服务端消息',
      en: 'HTTP 500 with an envelope: the server’s message is shown',
    },
    httpStatus: 500,
    code: 50002,
    reply: json(500, { code: 50002, message: { zh: '计费系统维护中。', en: 'Billing is being serviced.' } }),
  },
  {
    name: 'no-content',
    note: { zh: 'HTTP 204：成功，没有结果', en: 'HTTP 204: success without a result' },
    httpStatus: 204,
    reply: empty(204),
  },
  {
    name: 'empty-body',
    note: {
      zh: 'HTTP 200，空内容：成功，没有结果',
      en: 'HTTP 200 with an empty body: success without a result',
    },
    httpStatus: 200,
    reply: empty(200),
  },
  ...(
    [
      ['html-page', 'text/html; charset=utf-8', HTML, 'HTML 页面', 'an HTML page'],
      ['json-truncated', 'application/json', '{"code":200,"result":{"tok', '被截断的 JSON', 'truncated JSON'],
      ['json-string', 'application/json', '"ok"', '一个 JSON 字符串', 'a bare JSON string'],
      ['json-number', 'application/json', '200', '一个 JSON 数字', 'a bare JSON number'],
      ['json-array', 'application/json', '[{"code":200}]', '一个 JSON 数组', 'a JSON array'],
      ['json-null', 'application/json', 'null', 'JSON null', 'JSON null'],
      [
        'json-not-envelope',
        'application/json',
        '{"hello":"world"}',
        '不是信封的对象',
        'an object that is no envelope',
      ],
    ] as const
  ).map(([name, contentType, body, zh, en]) => ({
    name,
    note: { zh: `HTTP 200，${zh}：解析错误`, en: `HTTP 200 with ${en}: a parse error` },
    httpStatus: 200,
    ...(name === 'html-page' && { phone: '17000000005' }),
    reply: raw(200, contentType, body),
  })),
];

const CONNECTIONS: Scenario[] = [
  {
    name: 'network-lost',
    note: {
      zh: '连接中断，没有应答：网络错误 1999',
      en: 'The connection is lost, nothing answers: network error 1999',
    },
    httpStatus: 0,
    phone: '17000000001',
    reply: ({ request }) => {
      request.socket.destroy();
    },
  },
  {
    name: 'hang',
    note: { zh: '永不应答：直到调用方超时', en: 'Never answers: until the caller’s timeout' },
    httpStatus: 0,
    phone: '17000000006',
    reply: () => {
      // Never replies; the connection stays open until the caller closes it.
    },
  },
  {
    name: 'slow',
    note: { zh: '3 秒后才给出真实应答', en: 'The real answer, after 3 seconds' },
    httpStatus: 200,
    code: 200,
    phone: '17000000003',
    before: waitForSlowReply,
  },
];

const CSV = '\uFEFFname,calls\r\nOCR,128\r\nTranslation,64\r\n';

const DOWNLOADS: Scenario[] = [
  {
    name: 'blob-ok',
    note: { zh: '下载成功：一个 CSV 文件', en: 'A download that works: a CSV file' },
    httpStatus: 200,
    reply: raw(200, 'text/csv; charset=utf-8', CSV, {
      'Content-Disposition': `attachment; filename="report.csv"; filename*=UTF-8''${encodeURIComponent('调用报表.csv')}`,
    }),
  },
  {
    name: 'blob-failure',
    note: {
      zh: '下载得到 JSON 信封：显示服务端消息',
      en: 'A download that gives a JSON envelope: its message is shown',
    },
    httpStatus: 200,
    code: 50003,
    reply: json(200, {
      code: 50003,
      message: { zh: '报表尚未生成，请稍后下载。', en: 'The report is not ready yet. Download it later.' },
      result: null,
    }),
  },
  {
    name: 'blob-broken',
    note: { zh: '下载得到无法解析的 JSON：code 500', en: 'A download that gives broken JSON: code 500' },
    httpStatus: 200,
    reply: raw(200, 'application/json', '{"code":500,"mess'),
  },
];

/** Every failure without an envelope (spec sections 7 and 8). */
export const TRANSPORT_SCENARIOS: Scenario[] = [
  ...STATUSES,
  ...PAUSES,
  ...BODIES,
  ...CONNECTIONS,
  ...DOWNLOADS,
];
