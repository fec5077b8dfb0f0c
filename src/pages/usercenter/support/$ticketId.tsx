import { useT } from '@@/texts/support';
import { useParams } from '@umijs/max';
import { BackLink } from '@/components/BackLink';
import layout from '@/components/layout.module.css';
import { useListAddress } from '@/components/list/useListAddress';
import { usePageTitle } from '@/components/PageTitleContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
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
  const t = useT();
  const query = useQuery((options) => fetchTicket(ticketId, options), {
    pollMs: POLL_MS,
    refreshOnFocus: true,
  });
  const { data, refresh, setData } = query;
  const list = useListAddress('/usercenter/support');
  usePageTitle(data?.subject);

  const back = { to: list, text: t('support.back') };
  return (
    <QueryContent
      query={query}
      failed={t('support.ticket.failed')}
      heading="h1"
      loading={
        <div className={layout.page} aria-busy="true">
          <BackLink {...back} />
          <SectionLoading rows={8} />
        </div>
      }
      missing={{
        title: t('support.unknownTicket'),
        action: back,
      }}
    >
      {(ticket) => (
        <div className={layout.page}>
          <TicketHead ticket={ticket} back={back} />
          <Conversation entries={ticket.entries} />
          <TicketActions ticket={ticket} onChange={setData} onStale={() => refresh({ silent: true })} />
        </div>
      )}
    </QueryContent>
  );
}
