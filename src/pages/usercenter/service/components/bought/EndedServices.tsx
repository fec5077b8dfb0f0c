import { useT } from '@@/texts/charge';
import { Link, useIntl, useLocation } from '@umijs/max';
import { useState } from 'react';
import { Disclosure } from '@/components/Disclosure';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import { listInstances } from '@/services/instance';
import { ServiceTable } from './ServiceTable';
import type { RowDialog } from './useRowActions';

const GROUP = 'ended';

interface EndedServicesProps {
  count: number;
  onOpen: (dialog: RowDialog, instanceId: string) => void;
}

/** The services that have ended, read when they are opened: the latest, and a link to the list of all. */
export function EndedServices({ count, onOpen }: EndedServicesProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery((options) => listInstances({ group: GROUP }, options), { ready: isOpen });
  const shown = formatNumber(count);
  return (
    <Disclosure
      label={t('bought.endedCount', { count: shown })}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && (
        <QueryContent query={query} failed={t('bought.ended.failed')}>
          {(data) => (
            <>
              <ServiceTable
                label={t('bought.group.ended')}
                services={data.list}
                moment={data}
                onOpen={onOpen}
              />
              {count > DEFAULT_PAGE_SIZE && (
                <Link className={layout.touchLink} to={{ pathname, search: `group=${GROUP}` }}>
                  {t('bought.ended.all', { count: shown })}
                </Link>
              )}
            </>
          )}
        </QueryContent>
      )}
    </Disclosure>
  );
}
