import '@@/texts/support';
import { useIntl, useParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { BackLink } from '@/components/BackLink';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { StatusPage } from '@/components/StatusPage';
import { hasErrorCode } from '@/domain/requestError';
import { fetchTicket } from '@/services/support';
import { Conversation } from './components/Conversation';
import { TicketActions } from './components/TicketActions';
import { TicketHead } from './components/TicketHead';

/** An answer is waited for on this page, too. */
const POLL_MS = 30_000;

/** `/usercenter/support/{ticketId}`: a ticket with its messages and the promised time. */
export default function TicketPage() {
  const { ticketId = '' } = useParams();
  return <TicketDetail key={ticketId} ticketId={ticketId} />;
}

function TicketDetail({ ticketId }: { ticketId: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refresh, setData } = useQuery((options) => fetchTicket(ticketId, options), {
    pollMs: POLL_MS,
    refreshOnFocus: true,
  });
  usePageTitle(data?.subject);

  if (!data && hasErrorCode(error, 404)) {
    return (
      <StatusPage
        drawing="notFound"
        title={formatMessage({ id: 'support.unknownTicket' })}
        action={
          <LinkButton type="primary" to="/usercenter/support">
            {formatMessage({ id: 'support.back' })}
          </LinkButton>
        }
      />
    );
  }
  if (!data && !isLoading)
    return (
      <FailedState
        error={error}
        heading="h1"
        title={formatMessage({ id: 'support.ticket.failed' })}
        onRetry={refresh}
      />
    );
  return (
    <div className={layout.page} aria-busy={!data}>
      <BackLink to="/usercenter/support" text={formatMessage({ id: 'support.back' })} />
      {data ? (
        <>
          <TicketHead ticket={data} />
          <Conversation entries={data.entries} />
          <TicketActions ticket={data} onChange={setData} onStale={() => refresh({ silent: true })} />
        </>
      ) : (
        <div className={panelStyles.panel}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </div>
  );
}
