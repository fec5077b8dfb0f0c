import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConfirmPopover } from '@/components/ConfirmPopover';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { useMessage } from '@/components/MessageContext';
import { CopyText } from '@/components/order/CopyText';
import { Panel } from '@/components/Panel';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
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
  const { formatMessage } = useIntl();
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
      message.success(formatMessage({ id: 'renewal.feed.revoked' }));
    },
    onFailed: () => state.refresh(),
  });
  const isPending = creating.isPending || revoking.isPending;

  return (
    <Panel id={TITLE_ID} title={formatMessage({ id: 'renewal.feed' })}>
      <p className={typography.note}>
        {formatMessage({ id: 'renewal.feed.lead' }, { hours: FEED_REFRESH_HOURS })}
      </p>
      <QueryContent
        query={state}
        failed={formatMessage({ id: 'renewal.feed.failed' })}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
      >
        {({ feed }) => (
          <>
            {token && (
              <Alert
                type="success"
                title={formatMessage({ id: 'renewal.feed.created' })}
                description={
                  <Flex vertical gap={8}>
                    <span>{formatMessage({ id: 'renewal.feed.secret' })}</span>
                    <CopyText text={toAddress(token)} name={formatMessage({ id: 'renewal.feed.address' })} />
                  </Flex>
                }
              />
            )}
            {feed && <FeedFacts feed={feed} />}
            <Flex gap={8} wrap>
              {feed ? (
                <>
                  <ConfirmPopover
                    title={formatMessage({ id: 'renewal.feed.replace.title' })}
                    description={formatMessage({ id: 'renewal.feed.replace.text' })}
                    okText={formatMessage({ id: 'renewal.feed.replace' })}
                    onConfirm={() => void creating.run()}
                  >
                    <Button disabled={isPending} loading={creating.isPending}>
                      {formatMessage({ id: 'renewal.feed.replace' })}
                    </Button>
                  </ConfirmPopover>
                  <ConfirmPopover
                    title={formatMessage({ id: 'renewal.feed.revoke.title' })}
                    description={formatMessage({ id: 'renewal.feed.revoke.text' })}
                    okText={formatMessage({ id: 'renewal.feed.revoke' })}
                    onConfirm={() => void revoking.run()}
                  >
                    <Button danger disabled={isPending} loading={revoking.isPending}>
                      {formatMessage({ id: 'renewal.feed.revoke' })}
                    </Button>
                  </ConfirmPopover>
                </>
              ) : (
                <Button loading={creating.isPending} onClick={() => void creating.run()}>
                  {formatMessage({ id: 'renewal.feed.create' })}
                </Button>
              )}
            </Flex>
          </>
        )}
      </QueryContent>
    </Panel>
  );
}

/** Which address is in use, since when, and whether a calendar reads it. */
function FeedFacts({ feed: { tokenEnd, createdAt, lastReadAt } }: { feed: Feed }) {
  const { formatMessage } = useIntl();
  return (
    <InlineDetails>
      {formatMessage({ id: 'renewal.feed.end' }, { end: tokenEnd })}
      <span key="created">
        {formatMessage({ id: 'renewal.feed.createdAt' }, { date: <DateText key="date" at={createdAt} /> })}
      </span>
      {lastReadAt ? (
        <span key="read">
          {formatMessage(
            { id: 'renewal.feed.lastReadAt' },
            { date: <DateText key="date" at={lastReadAt} /> },
          )}
        </span>
      ) : (
        formatMessage({ id: 'renewal.feed.neverRead' })
      )}
    </InlineDetails>
  );
}
