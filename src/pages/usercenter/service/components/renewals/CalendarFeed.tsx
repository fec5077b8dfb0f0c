import { useT } from '@@/texts/renewal';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { useMessage } from '@/components/MessageContext';
import { CopyText } from '@/components/order/CopyText';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { FEED_REFRESH_HOURS, type CalendarFeed as Feed, feedPath } from '@/domain/instance/calendarFeed';
import { runtimeSettings } from '@/layouts/root/runtimeSettings';
import { createCalendarFeed, fetchCalendarFeed, revokeCalendarFeed } from '@/services/calendarFeed';

const TITLE_ID = 'renewal-feed';

/** The address of a feed, for a calendar program. */
const toAddress = (token: string) =>
  `${runtimeSettings.apiHost || window.location.origin}/api/v1/${feedPath(token)}`;

/** The secret address under which a calendar reads the renewals: created, replaced and revoked here. */
export function CalendarFeed() {
  const t = useT();
  const message = useMessage();
  const state = useQuery(fetchCalendarFeed);
  const [token, setToken] = useState<string>();
  const creating = useAction(createCalendarFeed, {
    onDone(issued) {
      setToken(issued.token);
      state.setData({ feed: issued.feed });
    },
    // Perhaps only the reply was lost: the former address works no more.
    onFailed: () => state.refresh(),
  });
  const revoking = useAction(revokeCalendarFeed, {
    onDone(revoked) {
      setToken(undefined);
      state.setData(revoked);
      message.success(t('renewal.feed.revoked'));
    },
    onFailed: () => state.refresh(),
  });
  const actions = { replace: creating, revoke: revoking };
  const isPending = creating.isPending || revoking.isPending;

  return (
    <Section id={TITLE_ID} title={t('renewal.feed')}>
      <p className={typography.note}>{t('renewal.feed.lead', { hours: FEED_REFRESH_HOURS })}</p>
      <QueryContent
        query={state}
        failed={t('renewal.feed.failed')}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ feed }) => (
          <>
            {token && (
              <Alert
                type="success"
                title={t('renewal.feed.created')}
                description={
                  <Flex vertical gap={8}>
                    <span>{t('renewal.feed.secret')}</span>
                    <CopyText text={toAddress(token)} name={t('renewal.feed.address')} />
                  </Flex>
                }
              />
            )}
            {feed && <FeedFacts feed={feed} />}
            <Flex gap={8} wrap>
              {feed ? (
                (['replace', 'revoke'] as const).map((change) => (
                  <ConfirmPopover
                    key={change}
                    title={t(`renewal.feed.${change}.title`)}
                    description={t(`renewal.feed.${change}.text`)}
                    okText={t(`renewal.feed.${change}`)}
                    onConfirm={() => void actions[change].run()}
                  >
                    <Button
                      danger={change === 'revoke'}
                      disabled={isPending}
                      loading={actions[change].isPending}
                    >
                      {t(`renewal.feed.${change}`)}
                    </Button>
                  </ConfirmPopover>
                ))
              ) : (
                <Button loading={creating.isPending} onClick={() => void creating.run()}>
                  {t('renewal.feed.create')}
                </Button>
              )}
            </Flex>
          </>
        )}
      </QueryContent>
    </Section>
  );
}

/** Which address is in use, since when, and whether a calendar reads it. */
function FeedFacts({ feed: { tokenEnd, createdAt, lastReadAt } }: { feed: Feed }) {
  const t = useT();
  return (
    <InlineDetails>
      {t('renewal.feed.end', { end: tokenEnd })}
      <span key="created">
        {t('renewal.feed.createdAt', { date: <DateText key="date" at={createdAt} /> })}
      </span>
      {lastReadAt ? (
        <span key="read">
          {t('renewal.feed.lastReadAt', { date: <DateText key="date" at={lastReadAt} /> })}
        </span>
      ) : (
        t('renewal.feed.neverRead')
      )}
    </InlineDetails>
  );
}
