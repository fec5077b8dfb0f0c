import { useT } from '@@/texts/support';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { isRequestError } from '@/domain/requestError';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { CLOSE_DAYS, complaintReasons, RESOLVE_DAYS, type Ticket } from '@/domain/support/ticket';
import { nextTicketState, type TicketEvent } from '@/domain/support/ticketMachine';
import { resolveTicket } from '@/services/support';
import { ComplaintDialog } from './ComplaintDialog';
import { ReplyForm } from './ReplyForm';

export type LiveTicket = Ticket & ServerMoment;

interface TicketActionsProps {
  ticket: LiveTicket;
  onChange: (ticket: LiveTicket) => void;
  /** Called when the state of the ticket did not allow an action. */
  onStale: () => Promise<unknown>;
}

/** What the customer can do: write, resolve, reopen, complain. */
export function TicketActions({ ticket, onChange, onStale }: TicketActionsProps) {
  const t = useT();
  const message = useMessage();
  const [complaining, setComplaining] = useState(false);
  const { ticketId, state } = ticket;
  const can = (event: TicketEvent) => nextTicketState(state, event, 'customer') !== undefined;
  const reasons = complaintReasons(ticket, serverNow(ticket));

  const resolving = useAction(resolveTicket, {
    onDone(resolved) {
      onChange(resolved);
      void message.success(t('support.resolved'));
    },
    async onFailed(error) {
      if (isRequestError(error) && error.kind === 'business') void message.warning(error.message);
      await onStale();
    },
  });

  if (state === 'closed') return <p className={typography.secondary}>{t('support.closedNote')}</p>;
  return (
    <Section title={t(can('reopen') ? 'support.reopen' : 'support.reply')}>
      {can('reopen') && (
        <p className={typography.secondary}>{t('support.reopen.note', { days: CLOSE_DAYS })}</p>
      )}
      <ReplyForm
        key={can('reopen') ? 'reopen' : 'reply'}
        ticketId={ticketId}
        isReopening={can('reopen')}
        onSent={onChange}
        onStale={onStale}
      />
      {(can('resolve') || reasons.length > 0) && (
        <Flex wrap align="center" gap="8px 16px">
          {can('resolve') && (
            <Button loading={resolving.isPending} onClick={() => void resolving.run(ticketId)}>
              {t('support.resolve')}
            </Button>
          )}
          {reasons.length > 0 && (
            <Button type="text" onClick={() => setComplaining(true)}>
              {t('support.complain')}
            </Button>
          )}
          {(state === 'answered' || state === 'waiting') && (
            <span className={typography.note}>{t('support.silence', { days: RESOLVE_DAYS })}</span>
          )}
        </Flex>
      )}
      {complaining && (
        <ComplaintDialog
          ticketId={ticketId}
          reasons={reasons}
          onSent={(changed) => {
            setComplaining(false);
            onChange(changed);
          }}
          onStale={onStale}
          onClose={() => setComplaining(false)}
        />
      )}
    </Section>
  );
}
