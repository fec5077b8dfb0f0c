import { encodePart } from '@/domain/characters';
import '@@/texts/support';
import { useIntl, useNavigate } from '@umijs/max';
import { Skeleton } from 'antd';
import { BackLink } from '@/components/BackLink';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { listTicketSubjects } from '@/services/support';
import { TicketForm } from './components/TicketForm';

/** `/usercenter/support/new`: a new ticket about an order (`orderId`) or a service (`instanceId`). */
export default function NewTicketPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { query } = useQueryState();
  const { data, error, isLoading, refresh } = useQuery(listTicketSubjects);
  const orderId = query.get('orderId');
  const instanceId = query.get('instanceId');
  const wanted = orderId ? `order:${orderId}` : instanceId ? `service:${instanceId}` : undefined;

  return (
    <div className={layout.page}>
      <BackLink to="/usercenter/support" text={formatMessage({ id: 'support.back' })} />
      <section className={panelStyles.panel}>
        <h1 className={layout.spaceAfterLg}>{formatMessage({ id: 'title.usercenter.supportNew' })}</h1>
        {!data && error && !isLoading && (
          <FailedState
            error={error}
            title={formatMessage({ id: 'support.subjects.failed' })}
            onRetry={refresh}
          />
        )}
        {!data && !error && <Skeleton active paragraph={{ rows: 10 }} aria-busy="true" />}
        {data?.length === 0 && (
          <EmptyState
            compact
            title={formatMessage({ id: 'support.subjects.none' })}
            action={
              <LinkButton to="/serviceMarket">{formatMessage({ id: 'support.subjects.market' })}</LinkButton>
            }
          />
        )}
        {data && data.length > 0 && (
          <TicketForm
            subjects={data}
            wanted={wanted}
            onCreated={(ticketId) =>
              navigate(`/usercenter/support/${encodePart(ticketId)}`, { replace: true })
            }
          />
        )}
      </section>
    </div>
  );
}
