import { useT } from '@@/texts/accessRequest';
import { Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { Code } from '@/components/Code';
import { optionSearch } from '@/components/form/optionSearch';
import { Select } from '@/components/form/Select';
import { useMessage } from '@/components/MessageContext';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { useTouchSize } from '@/components/useTouchSize';
import { isRequestable } from '@/domain/account/accessRequest';
import { getReadFailure } from '@/domain/requestError';
import { fetchOwnRequests } from '@/services/consoleAccess';
import { AccessRequestForm } from './AccessRequestForm';
import { AccessRequestState } from './AccessRequestState';
import { useMenuEntryName } from './useMenuEntryName';
import { useQuietRefresh } from './useRefreshMenus';

/** Milliseconds between two reads while a request is pending. */
const POLL_MS = 10_000;

/**
 * Shows which menu entry is missing, requests it and follows the request. Once it is granted the menus are reloaded, and
 * the page opens.
 */
export function AccessRequestPanel({ paths }: { paths: string[] }) {
  const t = useT();
  const id = useId();
  const size = useTouchSize();
  const message = useMessage();
  const getName = useMenuEntryName();
  const refreshUser = useQuietRefresh();
  const region = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  /** Requests whose grant has reloaded the menus. */
  const opened = useRef(new Set<string>());

  const requestable = paths.filter(isRequestable);
  const path = requestable.find((each) => each === chosen) ?? requestable[0];

  const own = useQuery(fetchOwnRequests, {
    silent: true,
    refreshOnFocus: true,
    pollMs: isWaiting ? POLL_MS : undefined,
    ready: path !== undefined,
    onData({ requests }) {
      const relevant = requests.filter((each) => requestable.includes(each.path));
      setWaiting(relevant.some(({ status }) => status === 'open'));
      for (const request of relevant) {
        if (request.status !== 'granted' || opened.current.has(request.requestId)) continue;
        opened.current.add(request.requestId);
        message.success(t('accessRequest.opened', { page: getName(request.path) }));
        void refreshUser();
      }
    },
  });

  /** Reads the state and keeps the focus near what was used. */
  async function follow() {
    await own.refresh({ silent: true });
    region.current?.focus();
  }

  function content() {
    if (path === undefined) {
      const text = t(paths.length > 0 ? 'accessRequest.roleOnly' : 'accessRequest.nothing');
      return <p className={typography.secondary}>{text}</p>;
    }
    return (
      <QueryContent query={own} failed={t('accessRequest.failed')}>
        {({ requests }) => {
          const latest = requests.find((each) => each.path === path);
          const isPending = latest?.status === 'open' || latest?.status === 'granted';
          return (
            <>
              {latest && (
                <AccessRequestState
                  key={latest.requestId}
                  request={latest}
                  onWithdrawn={follow}
                  onOpen={refreshUser}
                />
              )}
              {!isPending && (
                <AccessRequestForm key={path} path={path} isRepeated={!!latest} onSent={follow} />
              )}
            </>
          );
        }}
      </QueryContent>
    );
  }

  // Without these operations nothing can be requested.
  if (!own.data && own.error && getReadFailure(own.error) === 'unavailable') return null;
  return (
    <div style={{ inlineSize: '100%', maxInlineSize: 560, marginInline: 'auto', marginBlockEnd: 48 }}>
      <Section id={`${id}title`} title={t('accessRequest.title')}>
        {requestable.length > 1 && (
          <Flex vertical gap={8}>
            <label htmlFor={id}>{t('accessRequest.page')}</label>
            <Select
              id={id}
              size={size}
              showSearch={optionSearch}
              value={path}
              onChange={setChosen}
              options={requestable.map((value) => ({ value, label: getName(value) }))}
            />
          </Flex>
        )}
        {(path ?? paths[0]) && (
          <div>
            <div className={typography.caption}>{t('accessRequest.missing')}</div>
            <strong>{getName(path ?? paths[0] ?? '')}</strong>{' '}
            <span className={`${typography.secondary} ${typography.anywhere}`}>
              <Code>{path ?? paths[0]}</Code>
            </span>
          </div>
        )}
        <Flex vertical gap={16} ref={region} tabIndex={-1} role="status" style={{ outline: 'none' }}>
          {content()}
        </Flex>
      </Section>
    </div>
  );
}
