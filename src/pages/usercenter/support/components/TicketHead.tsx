import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { CopyText } from '@/components/order/CopyText';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { ServerMoment } from '@/domain/serverClock';
import { TICKET_STATE_TONE } from '@/domain/statusTone';
import type { Ticket } from '@/domain/support/ticket';
import { DueText } from './DueText';
import styles from './Support.module.css';

const PAGES = { order: '/usercenter/order/', service: '/usercenter/service/' };

/** Subject, state, what the ticket is about and the promised time, which stays in sight. */
export function TicketHead({ ticket }: { ticket: Ticket & ServerMoment }) {
  const { formatMessage } = useIntl();
  const { ticketId, subject, kind, priority, state, about, escalated } = ticket;
  return (
    <header className={`${panelStyles.panel} ${styles.head}`}>
      <h1 dir="auto">{subject}</h1>
      <Flex wrap align="center" gap="8px 12px" role="status">
        <StatusTag tone={TICKET_STATE_TONE[state]} text={formatMessage({ id: `support.state.${state}` })} />
        {escalated && <StatusTag tone="warning" text={formatMessage({ id: 'support.escalated' })} />}
        <span>
          <DueText ticket={ticket} moment={ticket} />
        </span>
      </Flex>
      <Flex className={typography.note} wrap align="center" gap="0 24px">
        <span>
          {formatMessage({ id: `support.about.${about.kind}` })}
          {formatMessage({ id: 'support.colon' })}
          <PageLink to={`${PAGES[about.kind]}${encodePart(about.id)}`}>{about.title}</PageLink>
        </span>
        <span>{formatMessage({ id: `support.kind.${kind}` })}</span>
        <span>{formatMessage({ id: `support.priority.${priority}` })}</span>
        <Flex component="span" wrap align="center" gap="0 8px">
          {formatMessage({ id: 'support.number' })}{' '}
          <CopyText text={ticketId} name={formatMessage({ id: 'support.number' })} />
        </Flex>
      </Flex>
    </header>
  );
}
