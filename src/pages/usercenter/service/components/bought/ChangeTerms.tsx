import { Link, useIntl } from '@umijs/max';
import { Checkbox } from 'antd';
import { Fragment, useId } from 'react';
import typography from '@/components/typography.module.css';
import styles from '../ChangeDialog.module.css';
import type { useChange } from './useChange';

interface ChangeTermsProps {
  change: Pick<ReturnType<typeof useChange>, 'agreements' | 'accepted' | 'accept' | 'sending'>;
  /** Whether the order was submitted without consent. */
  missing: boolean;
}

/** Consent to the agreements, each with its version. */
export function ChangeTerms({ change, missing }: ChangeTermsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (change.agreements.length === 0) return null;
  return (
    <div>
      <Checkbox
        className={styles.terms}
        checked={change.accepted}
        disabled={change.sending}
        aria-invalid={missing}
        aria-describedby={id}
        onChange={({ target }) => change.accept(target.checked)}
      >
        {formatMessage({ id: 'change.consent' })}
        {change.agreements.map(({ code, title, version }) => (
          <Fragment key={code}>
            {' '}
            <Link to={`/agreement/${code}`} target="_blank" rel="noopener">
              {title}
            </Link>{' '}
            <span className={typography.note}>{formatMessage({ id: 'change.version' }, { version })}</span>
          </Fragment>
        ))}
      </Checkbox>
      <p id={id} role="alert" className={styles.error}>
        {missing && formatMessage({ id: 'change.consent.missing' })}
      </p>
    </div>
  );
}
