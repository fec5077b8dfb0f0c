import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { Code } from '@/components/Code';
import { DateText } from '@/components/DateText';
import { InlineDetails } from '@/components/InlineDetails';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { ServerMoment } from '@/domain/serverClock';
import { TICKET_STATE_TONE } from '@/domain/statusTone';
import type { TicketSummary } from '@/domain/support/ticket';
import { DueText } from './DueText';
import styles from './Support.module.css';

/** A ticket in the list. The link of its subject covers the row. */
export function TicketRow({ ticket, moment }: { ticket: TicketSummary; moment: ServerMoment }) {
  const { formatMessage } = useIntl();
  const { ticketId, subject, kind, state, about, updatedAt, escalated } = ticket;
  return (
    <li className={styles.row}>
      <Flex wrap align="center" justify="space-between" gap="4px 16px">
        <h2 className={styles.subject}>
          <Link className={styles.cover} to={`/usercenter/support/${encodePart(ticketId)}`} dir="auto">
            {subject}
          </Link>
        </h2>
        <Flex wrap gap={8}>
          {escalated && <StatusTag tone="warning" text={formatMessage({ id: 'support.escalated' })} />}
          <StatusTag tone={TICKET_STATE_TONE[state]} text={formatMessage({ id: `support.state.${state}` })} />
        </Flex>
      </Flex>
      <InlineDetails>
        <span>{about.title}</span>
        <span>{formatMessage({ id: `support.kind.${kind}` })}</span>
        <Code>{ticketId}</Code>
        <DateText at={updatedAt} short withTime />
      </InlineDetails>
      <p className={typography.secondary}>
        <DueText ticket={ticket} moment={moment} />
      </p>
    </li>
  );
}
