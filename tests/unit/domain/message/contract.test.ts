import { expectContract } from '../../../support/contractText';

it('the message area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/message',
    `
    GET message/list; ?topic MESSAGE_TOPICS
    GET message/unread
    POST message/read
    GET message/settings
    PUT message/settings
    MESSAGE_KEPT_DAYS: 180
    MESSAGE_TARGET_KINDS: order service ticket balance invoice budget withdrawal certification security
        announcement agreement
    MESSAGE_TOPICS: order payment refund certification service support security announcement promotion
    messageReadPayload: 1 of 2; #1.messageIds to 100; #2.all true; #2.topic MESSAGE_TOPICS
    message: topic MESSAGE_TOPICS
    messageSettingChange: topic MESSAGE_TOPICS; channel NOTIFICATION_CHANNELS
    messageTarget: kind MESSAGE_TARGET_KINDS
    BALANCE_REMINDER_DAYS: 7 3
    END_REMINDER_DAYS: 30 7 1
    `,
  ));
