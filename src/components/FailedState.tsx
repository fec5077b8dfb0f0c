import { useT } from '@@/texts/entry';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ReadFailure, RequestError } from '@/domain/requestError';
import { LinkButton } from './LinkButton';
import { reload } from './navigationGuards';
import type { RefreshOptions } from './query/useQuery';
import { RetryButton } from './RetryButton';
import { StatusPage } from './StatusPage';
import { usePageFailure } from './versionWatch';

const ADVICE: Record<ReadFailure, TextId<'state'>> = {
  connection: 'state.advice',
  unavailable: 'state.unavailable',
  outdated: 'state.outdated',
  busy: 'state.busy',
  server: 'state.serverError.description',
};

interface FailedStateProps {
  title: string;
  /** Why the content could not be loaded; decides the advice and whether a retry is offered. */
  error: RequestError | undefined;
  onRetry: (options?: RefreshOptions) => unknown;
  retrying?: boolean;
  /** `h1` when it replaces the whole page. */
  heading?: 'h1' | 'h2';
}

/** Replaces content that could not be loaded, with what to do next. The request layer has already shown why. */
export function FailedState({ title, error, onRetry, retrying, heading = 'h2' }: FailedStateProps) {
  const t = useT();
  const failure = usePageFailure(error);
  const isReadAgain = failure === 'busy' && error?.pause?.readAgainAt !== undefined;
  const retry = <RetryButton type="primary" error={error} loading={retrying} onRetry={onRetry} />;
  const toHome = heading === 'h1' && (
    <LinkButton to="/home" type="primary">
      {t('state.toHome')}
    </LinkButton>
  );
  const actions: Record<ReadFailure, ReactNode> = {
    connection: retry,
    busy: retry,
    server: retry,
    unavailable: toHome,
    outdated: (
      <Button type="primary" onClick={reload}>
        {t('state.reload')}
      </Button>
    ),
  };
  return (
    <StatusPage
      drawing={failure === 'unavailable' ? 'notFound' : 'failed'}
      heading={heading}
      title={title}
      description={t(isReadAgain ? 'state.busy.automatic' : ADVICE[failure])}
      action={actions[failure]}
    />
  );
}
