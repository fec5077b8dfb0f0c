import '@@/texts/support';
import { useIntl } from '@umijs/max';
import { LinkButton } from '@/components/LinkButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageFrame } from '@/components/PageFrame';
import panelStyles from '@/components/panel.module.css';
import { ticketQuery } from '@/domain/support/endpoints';
import { listTickets } from '@/services/support';
import { TicketRow } from './components/TicketRow';

/** `/usercenter/support`: the user's tickets by who answers next. */
export default function SupportPage() {
  const { formatMessage } = useIntl();
  const tickets = useList('support', ticketQuery, listTickets);
  const newButton = (
    <LinkButton type="primary" to="/usercenter/support/new">
      {formatMessage({ id: 'support.new' })}
    </LinkButton>
  );
  return (
    <PageFrame title={formatMessage({ id: 'title.usercenter.support' })} extra={newButton}>
      <FilterBar list={tickets} tabs="group" counts={tickets.data?.counts} />
      <ListContent list={tickets} emptyAction={newButton}>
        {(data) => (
          <ul className={panelStyles.surface}>
            {data.list.map((ticket) => (
              <TicketRow key={ticket.ticketId} ticket={ticket} moment={data} />
            ))}
          </ul>
        )}
      </ListContent>
    </PageFrame>
  );
}
