import { DATA_FILE_TYPE } from '../../../src/domain/account/privacyEndpoints';
import { accountingDay } from '../../../src/domain/calendar';
import type { CONTENT_TYPE } from '../../../src/domain/fileContent';
import { settledCertification } from '../certification/review';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { MockFile } from '../http';
import { deliverMessages } from '../messages/delivery';
import { settledOrders } from '../orders/ownOrders';
import { settledTickets } from '../support/tickets';
import { type Language, localize, type Text } from '../text';
import type { UserRecord } from '../users';
import { type ZipEntry, zipFile } from '../zip';
import { NEVER_COPIED, userTables } from './userTables';

/** Larger numbers are times in milliseconds; amounts, in cents, are below. */
const MIN_TIME = 100_000_000_000;

const README: Text = {
  zh: [
    '此压缩包包含您在服务市场的全部数据。',
    '',
    'data.json：按类别列出的数据。金额以分为单位，时间为 UTC（ISO 8601）。',
    'files/：您上传的图片、证件文件和工单附件，文件名为 data.json 中的编号。',
    '不包含密码、登录令牌、验证码和保密地址。',
    '',
  ].join('\n'),
  en: [
    'This archive contains all data that the Service Market has about you.',
    '',
    'data.json: the data by kind. Amounts are in cents, times in UTC (ISO 8601).',
    'files/: the pictures, papers and attachments of tickets that you uploaded, by their ids in data.json.',
    'Passwords, sign-in tokens, verification codes and secret addresses are not included.',
    '',
  ].join('\n'),
};

/** Rewrites a stored value: without some fields, with times as ISO 8601. */
function toReadable(value: unknown, omitted: ReadonlySet<string>): unknown {
  if (typeof value === 'number') return value > MIN_TIME ? isoTime(value) : value;
  if (Array.isArray(value)) return value.map((item) => toReadable(item, omitted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !omitted.has(key))
      .map(([key, item]) => [key, toReadable(item, omitted)]),
  );
}

/** Everything that is stored about a user, as one archive. */
export function dataFile(user: UserRecord, language: Language): MockFile {
  const tables = db();
  const at = now();
  settledOrders(user.userId);
  settledTickets(user);
  settledCertification(user);
  deliverMessages(user);
  const data = userTables().map(([name, { rows, shared, omit = [] }]) => [
    name,
    toReadable(
      localize([...rows(tables, user), ...(shared?.(tables, user) ?? [])], language),
      new Set([...omit, ...NEVER_COPIED]),
    ),
  ]);
  const isOwn = ({ userId }: { userId: string }) => userId === user.userId;
  const toEntry = (name: string, kind: keyof typeof CONTENT_TYPE, content: string): ZipEntry => ({
    name: `files/${name}.${kind}`,
    content: Buffer.from(content, 'base64'),
  });
  const entries: ZipEntry[] = [
    { name: 'README.txt', content: Buffer.from(README[language]) },
    {
      name: 'data.json',
      content: Buffer.from(JSON.stringify({ createdAt: isoTime(at), ...Object.fromEntries(data) }, null, 2)),
    },
    ...tables.avatars.filter(isOwn).map(({ kind, data: content }) => toEntry('avatar', kind, content)),
    ...[...tables.identityFiles, ...tables.ticketFiles]
      .filter(isOwn)
      .map(({ fileId, kind, data: content }) => toEntry(fileId, kind, content)),
  ];
  const name = language === 'zh' ? '数据副本' : 'my-data';
  return new MockFile(`${name}-${accountingDay(at)}.zip`, DATA_FILE_TYPE, zipFile(entries, at));
}
