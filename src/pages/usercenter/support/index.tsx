import { useT } from '@@/texts/support';
import { Link, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import coverRow from '@/components/coverRow.module.css';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { ServerMoment } from '@/domain/serverClock';
import { TICKET_STATE_TONE } from '@/domain/statusTone';
import { ticketQuery } from '@/domain/support/endpoints';
import type { TicketSummary } from '@/domain/support/ticket';
import { listTickets } from '@/services/support';
import { DueText } from './components/DueText';

/** `/usercenter/support`: the user's tickets by who answers next. */
export default function SupportPage() {
  const t = useT();
  const tickets = useList('support', ticketQuery, listTickets);
  const newButton = (
    <LinkButton type="primary" to="/usercenter/support/new">
      {t('support.new')}
    </LinkButton>
  );
  return (
    <div className={layout.page}>
      <PageHeader title={t('title.usercenter.support')} actions={newButton} />
      <FilterBar list={tickets} tabs="group" counts={tickets.data?.counts} />
      <ListContent list={tickets} emptyAction={newButton}>
        {(data) => (
          <ul className={`${panelStyles.surface} ${layout.divided}`}>
            {data.list.map((ticket) => (
              <TicketRow key={ticket.ticketId} ticket={ticket} moment={data} />
            ))}
          </ul>
        )}
      </ListContent>
    </div>
  );
}

/** A ticket in the list. The link of its subject covers the row. */
function TicketRow({ ticket, moment }: { ticket: TicketSummary; moment: ServerMoment }) {
  const t = useT();
  const { search } = useLocation();
  const { ticketId, subject, kind, state, about, updatedAt, escalated } = ticket;
  return (
    <Flex component="li" className={coverRow.row} vertical gap={4}>
      <Flex wrap align="center" justify="space-between" gap="4px 16px">
        <h2 className={layout.shrink}>
          <Link
            className={coverRow.cover}
            to={`/usercenter/support/${encodePart(ticketId)}`}
            state={{ list: search }}
            dir="auto"
          >
            {subject}
          </Link>
        </h2>
        <Flex wrap gap={8}>
          {escalated && <StatusTag tone="warning" text={t('support.escalated')} />}
          <StatusTag tone={TICKET_STATE_TONE[state]} text={t(`support.state.${state}`)} />
        </Flex>
      </Flex>
      <InlineDetails>
        <span>{about.title}</span>
        <span>{t(`support.kind.${kind}`)}</span>
        <Code>{ticketId}</Code>
        <DateText at={updatedAt} short withTime />
      </InlineDetails>
      <p className={typography.secondary}>
        <DueText ticket={ticket} moment={moment} />
      </p>
    </Flex>
  );
}
