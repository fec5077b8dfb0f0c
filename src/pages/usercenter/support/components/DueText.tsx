import { useT } from '@@/texts/support';
import { DateText } from '@/components/DateText';
import typography from '@/components/typography.module.css';
import { useNow } from '@/components/useNow';
import { MINUTE_MS } from '@/domain/calendar';
import { relativeFormat } from '@/domain/intlFormats';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { isLate, type TicketSummary } from '@/domain/support/ticket';

interface DueTextProps {
  ticket: Pick<TicketSummary, 'state' | 'dueAt'>;
  /** The server's time of the ticket. */
  moment: ServerMoment;
}

/** Until when an answer is promised with the time that is left, or that the promise is broken; else who acts next. */
export function DueText({ ticket, moment }: DueTextProps) {
  const t = useT();
  useNow();
  const { state, dueAt } = ticket;
  if (!dueAt) return t(`support.next.${state}`);
  const now = serverNow(moment);
  const minutes = Math.ceil((Date.parse(dueAt) - now) / MINUTE_MS);
  const left =
    Math.abs(minutes) >= 60
      ? relativeFormat(t.locale).format(Math.round(minutes / 60), 'hour')
      : relativeFormat(t.locale).format(minutes, 'minute');
  const late = isLate(ticket, now);
  return (
    <span className={late ? typography.error : undefined}>
      {t(late ? 'support.due.late' : 'support.due', { time: <DateText at={dueAt} withTime />, left })}
    </span>
  );
}
