import { DAY_MS, dayDigits, HOUR_MS } from '../../../src/domain/calendar';
import type { MockTables } from '../db';
import type { EntryRecord, TicketRecord } from '../support/records';

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Days before the seeding at which the ticket was opened: its answer is read, and it is not resolved by itself yet. */
const OPENED_DAYS_AGO = 4;

/** Seeds an answered ticket about the latest service of each sample account. */
export function seedTickets(tables: MockTables): void {
  for (const { userId } of tables.users) {
    const instance = tables.instances.findLast((each) => each.userId === userId);
    if (!instance) continue;
    const at = tables.seededAt - OPENED_DAYS_AGO * DAY_MS + 10 * HOUR_MS;
    const fileId = `ticket-file-${userId}`;
    tables.ticketFiles.push({
      fileId,
      userId,
      name: 'settings.png',
      size: Buffer.from(PICTURE, 'base64').length,
      kind: 'png',
      data: PICTURE,
    });
    const entries: EntryRecord[] = [
      {
        by: 'customer',
        event: 'reply',
        text: {
          zh: '想给同事开通只读权限，截图里的设置对吗？',
          en: 'I would like to give a colleague read-only access. Are the settings in the picture right?',
        },
        at,
        fileIds: [fileId],
      },
      {
        by: 'support',
        event: 'answer',
        text: {
          zh: '设置正确。在服务页面的“成员”中按手机号添加，并选择“查看”即可。',
          en: 'They are. Add your colleague by phone number under Members on the page of the service, and choose the role that can only view.',
        },
        at: at + 3 * HOUR_MS,
        fileIds: [],
      },
    ];
    const ticket: TicketRecord = {
      ticketId: `T${dayDigits(at)}${String(tables.tickets.length + 1).padStart(4, '0')}`,
      userId,
      subject: { zh: '只读权限', en: 'Read-only access' },
      kind: 'usage',
      priority: 'normal',
      state: 'answered',
      about: { kind: 'service', id: instance.instanceId, title: instance.service.title },
      answerHours: { normal: 12, high: 4, urgent: 2 },
      entries,
      missedCount: 0,
      keys: [],
    };
    tables.tickets.push(ticket);
  }
}
