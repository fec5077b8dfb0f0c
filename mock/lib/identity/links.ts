import { createHash, randomBytes } from 'node:crypto';
import {
  canUnlink,
  LINKED_ACCOUNT,
  LINKED_ERROR,
  type LinkedAccount,
  type LinkedLoginPayload,
  type LinkPayload,
  type LinkTicket,
} from '../../../src/domain/account/linkedAccount';
import { isoTime, now } from '../clock';
import { db } from '../db';
import { getOrThrow, MockFailure } from '../failure';
import { requireProof } from '../instanceAccess';
import { recordSecurityEvent } from '../security/events';
import { endPendingSignIns } from '../security/pendingSignIns';
import type { LinkedAccountRecord } from '../security/records';
import type { SessionRecord } from '../sessions';
import type { Language, Text } from '../text';
import type { UserRecord } from '../users';
import { exchangeCode, type Identity, PROVIDER } from './provider';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Exchanges a code at its provider. Throws the failures `codeRefused` and `providerUnreachable`. */
export function identify({ provider, code, codeVerifier, redirectUri }: LinkedLoginPayload): Identity {
  if (provider !== PROVIDER.provider) throw codeRefused();
  const reply = exchangeCode({
    grant_type: 'authorization_code',
    client_id: PROVIDER.clientId,
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
  });
  if (!('error' in reply)) return reply.identity;
  throw reply.error === 'temporarily_unavailable' ? providerUnreachable() : codeRefused();
}

/** The link of an account at the provider; undefined when no user has it. */
export const findLink = ({ subject }: Pick<Identity, 'subject'>): LinkedAccountRecord | undefined =>
  db().linkedAccounts.find((link) => link.provider === PROVIDER.provider && link.subject === subject);

/** Creates a ticket, with which the user who signs in next links the account. */
export function createTicket({ subject, account }: Identity, language: Language): LinkTicket {
  const ticket = randomBytes(32).toString('base64url');
  const at = now();
  const tables = db();
  const record = {
    key: digest(ticket),
    subject,
    account,
    createdAt: at,
    expiresAt: at + LINKED_ACCOUNT.ticketSeconds * 1000,
  };
  tables.linkTickets = [...tables.linkTickets.filter(({ expiresAt }) => expiresAt > at), record];
  const { provider, name } = PROVIDER;
  return {
    ticket,
    provider,
    name: name[language],
    account,
    expiresInSeconds: LINKED_ACCOUNT.ticketSeconds,
  };
}

export const listLinks = ({ userId }: UserRecord, language: Language): LinkedAccount[] =>
  db()
    .linkedAccounts.filter((link) => link.userId === userId)
    .map(({ provider, account, linkedAt }) => ({
      provider,
      name: PROVIDER.name[language],
      account,
      linkedAt: isoTime(linkedAt),
    }));

/**
 * Links an account to the user. A ticket that is older than the session needs no proof of identity, since the user has just
 * signed in; everything else does, and a session with credentials that were changed since.
 */
export function linkAccount(user: UserRecord, session: SessionRecord, payload: LinkPayload): void {
  if ('ticket' in payload) {
    const tables = db();
    const key = digest(payload.ticket);
    const ticket = tables.linkTickets.find((each) => each.key === key);
    if (ticket === undefined || ticket.expiresAt <= now()) throw ticketOver();
    const changedAt = Math.max(user.passwordChangedAt, user.phoneChangedAt ?? 0);
    if (session.createdAt < Math.max(ticket.createdAt, changedAt)) requireProof(session);
    tables.linkTickets = tables.linkTickets.filter((each) => each !== ticket);
    addLink(user, ticket);
    return;
  }
  requireProof(session);
  addLink(user, identify(payload));
}

function addLink({ userId }: UserRecord, { subject, account }: Pick<Identity, 'subject' | 'account'>): void {
  const { provider, name } = PROVIDER;
  const existing = findLink({ subject });
  if (existing?.userId === userId) return;
  if (existing !== undefined) throw linkedElsewhere();
  const links = db().linkedAccounts;
  if (links.some((link) => link.userId === userId && link.provider === provider)) throw alreadyLinked();
  links.push({ userId, provider, subject, account, linkedAt: now() });
  recordSecurityEvent(userId, 'accountLinked', { name, account: { zh: account, en: account } });
}

/** Removes the user's link to a provider. Throws 404 without one, and the failure `lastWay`. */
export function unlinkAccount(user: UserRecord, provider: string): void {
  const tables = db();
  const own = tables.linkedAccounts.filter(({ userId }) => userId === user.userId);
  const link = getOrThrow(
    own.find((each) => each.provider === provider),
    NO_LINK,
  );
  const ways = {
    password: user.passwordHash !== '',
    phone: user.userPhone !== '',
    linked: own.map((each) => each.provider),
  };
  if (!canUnlink(ways, provider)) throw lastWay();
  tables.linkedAccounts = tables.linkedAccounts.filter((each) => each !== link);
  endPendingSignIns(user.userId);
  const { account } = link;
  recordSecurityEvent(user.userId, 'accountUnlinked', {
    name: PROVIDER.name,
    account: { zh: account, en: account },
  });
}

const NO_LINK: Text = { zh: '没有关联此账号。', en: 'No such account is linked.' };

const codeRefused = (): MockFailure =>
  new MockFailure(LINKED_ERROR.codeRefused, {
    zh: '登录授权已失效，请重新登录。',
    en: 'This sign-in is no longer valid. Start again.',
  });

const providerUnreachable = (): MockFailure =>
  new MockFailure(LINKED_ERROR.providerUnreachable, {
    zh: '身份提供方暂时没有响应，请稍后重试，或使用其他方式登录。',
    en: 'The identity provider isn’t answering. Try again later, or sign in another way.',
  });

const ticketOver = (): MockFailure =>
  new MockFailure(LINKED_ERROR.ticketOver, {
    zh: '关联请求已失效，请重新使用关联账号登录。',
    en: 'This request is no longer valid. Sign in with the linked account again.',
  });

const linkedElsewhere = (): MockFailure =>
  new MockFailure(LINKED_ERROR.linkedElsewhere, {
    zh: '该账号已关联到其他用户。',
    en: 'That account is linked to another user.',
  });

const alreadyLinked = (): MockFailure =>
  new MockFailure(LINKED_ERROR.alreadyLinked, {
    zh: '您已关联了一个账号，请先解除关联。',
    en: 'You have linked an account already. Unlink it first.',
  });

const lastWay = (): MockFailure =>
  new MockFailure(LINKED_ERROR.lastWay, {
    zh: '这是您唯一的登录方式，无法解除关联。',
    en: 'It is your only way to sign in, so it can’t be unlinked.',
  });
