import { useT } from '@@/texts/support';
import { Flex } from 'antd';
import { CopyText } from '@/components/order/CopyText';
import { PageHeader } from '@/components/PageHeader';
import { PageLink } from '@/components/PageLink';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { encodePart } from '@/domain/characters';
import type { ServerMoment } from '@/domain/serverClock';
import { TICKET_STATE_TONE } from '@/domain/statusTone';
import type { Ticket } from '@/domain/support/ticket';
import { DueText } from './DueText';

const PAGES = { order: '/usercenter/order/', service: '/usercenter/service/' };

interface TicketHeadProps {
  ticket: Ticket & ServerMoment;
  /** Link to the list. */
  back: { to: string; text: string };
}

/** Subject, state, the promised time and what the ticket is about. */
export function TicketHead({ ticket, back }: TicketHeadProps) {
  const t = useT();
  const { ticketId, subject, kind, priority, state, about, escalated } = ticket;
  return (
    <PageHeader
      back={back}
      title={<span dir="auto">{subject}</span>}
      status={
        <Flex component="span" wrap gap={8} role="status">
          <StatusTag tone={TICKET_STATE_TONE[state]} text={t(`support.state.${state}`)} />
          {escalated && <StatusTag tone="warning" text={t('support.escalated')} />}
        </Flex>
      }
      line={
        <>
          <span className={typography.block} role="status">
            <DueText ticket={ticket} moment={ticket} />
          </span>
          <Flex component="span" wrap align="center" gap="0 24px">
            <span>
              {t(`support.about.${about.kind}`)}
              {t('support.colon')}
              <PageLink to={`${PAGES[about.kind]}${encodePart(about.id)}`}>{about.title}</PageLink>
            </span>
            <span>{t(`support.kind.${kind}`)}</span>
            <span>{t(`support.priority.${priority}`)}</span>
            <Flex component="span" wrap align="center" gap="0 8px">
              {t('support.number')} <CopyText text={ticketId} name={t('support.number')} />
            </Flex>
          </Flex>
        </>
      }
    />
  );
}
