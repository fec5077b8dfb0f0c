import { useT } from '@@/texts/support';
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
  const t = useT();
  const { ticketId, subject, kind, priority, state, about, escalated } = ticket;
  return (
    <header className={`${panelStyles.panel} ${styles.head}`}>
      <h1 dir="auto">{subject}</h1>
      <Flex wrap align="center" gap="8px 12px" role="status">
        <StatusTag tone={TICKET_STATE_TONE[state]} text={t(`support.state.${state}`)} />
        {escalated && <StatusTag tone="warning" text={t('support.escalated')} />}
        <span>
          <DueText ticket={ticket} moment={ticket} />
        </span>
      </Flex>
      <Flex className={typography.note} wrap align="center" gap="0 24px">
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
    </header>
  );
}
