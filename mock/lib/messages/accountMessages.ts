import { CLOSING_REMINDER_DAYS } from '../../../src/domain/account/closing';
import { maskPhone } from '../../../src/domain/account/phone';
import { DAY_MS } from '../../../src/domain/calendar';
import type { CertificationEvent } from '../../../src/domain/certification/certificationMachine';
import { isNewDevice } from '../../../src/domain/message/reminder';
import type { CertificationRecord } from '../certification/records';
import { now } from '../clock';
import { db } from '../db';
import type { Text } from '../text';
import type { ClosingRecord, UserRecord } from '../users';
import type { NotificationEvent } from './records';
import { type MessageEvent, messageText, numberText, timeText } from './texts';

/** The events of an application that its account is told about. */
const DECISIONS: Record<CertificationEvent, MessageEvent | undefined> = {
  startDraft: undefined,
  submit: undefined,
  withdraw: undefined,
  beginReview: undefined,
  approve: 'verificationApproved',
  reject: 'verificationRejected',
  edit: undefined,
  discard: undefined,
  change: undefined,
  expire: 'verificationExpired',
};

const joined = (texts: readonly Text[]): Text => ({
  zh: texts.map(({ zh }) => zh).join(''),
  en: texts.map(({ en }) => en).join(' '),
});

/** The decisions about an application for identity verification. */
export const certificationEvents = ({ userId, timeline }: CertificationRecord): NotificationEvent[] =>
  timeline.flatMap(({ at, event, reasons }): NotificationEvent[] => {
    const decision = DECISIONS[event];
    if (decision === undefined) return [];
    return [
      {
        messageId: `certification-${userId}-${at}`,
        topic: 'certification',
        ...messageText(decision, { reason: joined(reasons) }),
        target: { kind: 'certification', id: undefined },
        createdAt: at,
      },
    ];
  });

const security = (
  messageId: string,
  createdAt: number,
  texts: Pick<NotificationEvent, 'title' | 'body'>,
) => ({
  messageId,
  topic: 'security' as const,
  ...texts,
  target: { kind: 'security' as const, id: undefined },
  createdAt,
});

/** Sign-ins from new devices and changes of password, phone number and second step. */
export function securityEvents(user: UserRecord): NotificationEvent[] {
  const { userId, userPhone, createdAt, passwordChangedAt, phoneChangedAt } = user;
  const found: NotificationEvent[] = [];
  if (passwordChangedAt > createdAt) {
    const texts = messageText('passwordChanged', { time: timeText(passwordChangedAt) });
    found.push(security(`password-${userId}-${passwordChangedAt}`, passwordChangedAt, texts));
  }
  if (phoneChangedAt !== undefined) {
    const phone = maskPhone(userPhone);
    const values = { phone: { zh: phone, en: phone }, time: timeText(phoneChangedAt) };
    found.push(
      security(`phone-${userId}-${phoneChangedAt}`, phoneChangedAt, messageText('phoneChanged', values)),
    );
  }
  for (const { eventId, event, at, values } of db().securityEvents.filter((each) => each.userId === userId))
    found.push(security(`security-${eventId}`, at, messageText(event, values)));
  const devices = new Set<string>();
  const signIns = db().loginRecords.filter((each) => each.userId === userId && each.outcome === 'success');
  for (const { recordId, device, place, at } of signIns.sort((a, b) => a.at - b.at)) {
    if (isNewDevice(device, devices)) {
      const values = { device: { zh: device, en: device }, place, time: timeText(at) };
      found.push(security(`device-${recordId}`, at, messageText('newDevice', values)));
    }
    devices.add(device);
  }
  return [...found, ...(user.closings ?? []).flatMap((closing) => closingEvents(userId, closing))];
}

/** The request to close the account, the reminder of it, and that it was taken back. */
function closingEvents(
  userId: string,
  { requestedAt, closesAt, takenBackAt }: ClosingRecord,
): NotificationEvent[] {
  const time = timeText(closesAt);
  const id = `closing-${userId}-${requestedAt}`;
  const found = [security(id, requestedAt, messageText('closingRequested', { time }))];
  const remindedAt = closesAt - CLOSING_REMINDER_DAYS * DAY_MS;
  if (remindedAt <= (takenBackAt ?? now())) {
    const days = numberText(CLOSING_REMINDER_DAYS);
    found.push(security(`${id}-soon`, remindedAt, messageText('closingSoon', { days, time })));
  }
  if (takenBackAt !== undefined) {
    const texts = messageText('closingTakenBack', { time: timeText(takenBackAt) });
    found.push(security(`${id}-back`, takenBackAt, texts));
  }
  return found;
}
