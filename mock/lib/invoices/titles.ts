import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { invoiceTitleEndpoints } from '../../../src/domain/invoice/endpoints';
import { INVOICE_ERROR } from '../../../src/domain/invoice/invoiceMachine';
import {
  type InvoiceTitle,
  isSameTitle,
  MAX_INVOICE_TITLES,
  type titlePayloadSchema,
} from '../../../src/domain/invoice/title';
import { trimName } from '../../../src/domain/name';
import type { CallOf } from '../call';
import type { MockTables } from '../db';
import { refusal } from '../failure';
import { pick } from '../pick';
import { getRow } from '../rows';
import { assertVersion, markChanged, versionOf } from '../versions';
import type { InvoiceTitleRecord } from './records';

type TitleContent = Pick<InvoiceTitleRecord, 'titleType' | 'title' | 'taxNumber' | 'email'>;
type TitlePayload = v.InferOutput<typeof titlePayloadSchema>;

const tooMany = refusal(INVOICE_ERROR.tooManyTitles, {
  zh: `最多可保存 ${MAX_INVOICE_TITLES} 个发票抬头，请先删除不用的抬头。`,
  en: `You can keep ${MAX_INVOICE_TITLES} billing details. Delete one that you don’t need first.`,
});
const keptBefore = refusal(INVOICE_ERROR.titleKept, {
  zh: '您已保存过这个抬头。',
  en: 'You already keep this title.',
});

const recordOf = ({ titleId }: InvoiceTitleRecord) => `title ${titleId}`;

/** The titles of a user, the default one first, then the latest. */
export const getTitles = ({ invoiceTitles }: MockTables, userId: string): InvoiceTitleRecord[] =>
  invoiceTitles
    .filter((title) => title.userId === userId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.createdAt - a.createdAt);

/** Makes this one the only default title of its user; without one, the first title that the user has. */
function setDefault(tables: MockTables, userId: string, titleId: string | undefined): void {
  const own = getTitles(tables, userId);
  const chosen = titleId ?? own[0]?.titleId;
  for (const title of own) title.isDefault = title.titleId === chosen;
}

const toContent = ({ titleType, title, taxNumber, email }: TitleContent): TitleContent => ({
  titleType,
  title: trimName(title),
  taxNumber: titleType === 'company' ? taxNumber : undefined,
  email,
});

/** Keeps a title of an invoice, unless the user keeps it already or has no room. */
export function keepTitle(tables: MockTables, userId: string, content: TitleContent, at: number): void {
  const own = getTitles(tables, userId);
  const known = own.find((title) => isSameTitle(title, content));
  if (known !== undefined) known.email = content.email;
  else if (own.length < MAX_INVOICE_TITLES) insert(tables, userId, { ...content, isDefault: false }, at);
}

function insert(tables: MockTables, userId: string, payload: TitlePayload, at: number): InvoiceTitleRecord {
  const record = { titleId: randomUUID(), userId, ...toContent(payload), isDefault: false, createdAt: at };
  tables.invoiceTitles.push(record);
  setDefault(tables, userId, payload.isDefault ? record.titleId : undefined);
  return record;
}

/** Adds a title. Throws a MockFailure when the user keeps it already or has no room. */
export function addTitle(
  tables: MockTables,
  userId: string,
  payload: TitlePayload,
  at: number,
): InvoiceTitleRecord {
  const own = getTitles(tables, userId);
  if (own.some((title) => isSameTitle(title, payload))) throw keptBefore();
  if (own.length >= MAX_INVOICE_TITLES) throw tooMany();
  return insert(tables, userId, payload, at);
}

/** One of the user's titles. Throws 404 for another. */
const getOwnTitle = (tables: MockTables, userId: string, titleId: string): InvoiceTitleRecord =>
  getRow(
    getTitles(tables, userId),
    { titleId },
    { zh: '没有找到该发票抬头。', en: 'There is no such title.' },
  );

/**
 * Changes the given fields of a title. The default title stays the default one until another becomes it. Throws a MockFailure,
 * also for another version.
 */
export function changeTitle(
  tables: MockTables,
  { user, params: { titleId }, body, language }: CallOf<typeof invoiceTitleEndpoints.change>,
): InvoiceTitleRecord {
  const { version, isDefault, ...fields } = body;
  const record = getOwnTitle(tables, user.userId, titleId);
  if (version !== undefined)
    assertVersion(recordOf(record), version, { language, view: () => titleView(record) });
  const content = toContent({ ...record, ...fields });
  const others = getTitles(tables, user.userId).filter((own) => own !== record);
  if (others.some((title) => isSameTitle(title, content))) throw keptBefore();
  Object.assign(record, content);
  if (isDefault) setDefault(tables, user.userId, titleId);
  markChanged(recordOf(record), user);
  return record;
}

/** Deletes a title; the latest of the others becomes the default one when it was. Throws a MockFailure (404). */
export function removeTitle(tables: MockTables, userId: string, titleId: string): void {
  const record = getOwnTitle(tables, userId, titleId);
  tables.invoiceTitles = tables.invoiceTitles.filter((title) => title !== record);
  if (record.isDefault) setDefault(tables, userId, undefined);
}

export const titleView = (title: InvoiceTitleRecord): InvoiceTitle => ({
  ...pick(title, ['titleId', 'titleType', 'title', 'taxNumber', 'email', 'isDefault']),
  version: versionOf(recordOf(title)),
});
