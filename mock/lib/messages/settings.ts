import type { MessageSettings } from '../../../src/domain/message/message';
import { db } from '../db';
import type { UserRecord } from '../tables';

const DEFAULTS: MessageSettings = {
  order: { site: true, mail: true, sms: false },
  payment: { site: true, mail: true, sms: false },
  refund: { site: true, mail: true, sms: false },
  certification: { site: true, mail: true, sms: true },
  service: { site: true, mail: true, sms: true },
  security: { site: true, mail: true, sms: true },
  announcement: { site: true, mail: false, sms: false },
};

export const getMessageSettings = ({ userId }: Pick<UserRecord, 'userId'>): MessageSettings =>
  db().messageSettings.find((each) => each.userId === userId)?.settings ?? DEFAULTS;
