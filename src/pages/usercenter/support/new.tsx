import { useT } from '@@/texts/support';
import { useNavigate } from '@umijs/max';
import { EmptyState } from '@/components/EmptyState';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { encodePart } from '@/domain/characters';
import { listTicketSubjects } from '@/services/support';
import { TicketForm } from './components/TicketForm';

/** `/usercenter/support/new`: a new ticket about an order (`orderId`) or a service (`instanceId`). */
export default function NewTicketPage() {
  const t = useT();
  const navigate = useNavigate();
  const { query } = useQueryState();
  const subjects = useQuery(listTicketSubjects);
  const orderId = query.get('orderId');
  const instanceId = query.get('instanceId');
  const wanted = orderId ? `order:${orderId}` : instanceId ? `service:${instanceId}` : undefined;

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.supportNew')}
        back={{ to: '/usercenter/support', text: t('support.back') }}
      />
      <div className={panelStyles.panel}>
        <QueryContent query={subjects} failed={t('support.subjects.failed')}>
          {(list) =>
            list.length > 0 ? (
              <TicketForm
                subjects={list}
                wanted={wanted}
                onCreated={(ticketId) =>
                  navigate(`/usercenter/support/${encodePart(ticketId)}`, { replace: true })
                }
              />
            ) : (
              <EmptyState
                title={t('support.subjects.none')}
                action={{ to: '/serviceMarket', text: t('support.subjects.market') }}
              />
            )
          }
        </QueryContent>
      </div>
    </div>
  );
}
