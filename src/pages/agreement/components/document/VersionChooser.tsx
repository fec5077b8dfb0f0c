import { useIntl } from '@umijs/max';
import { Select } from 'antd';
import { useId } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import type { Agreement } from '@/domain/content/agreement';
import styles from './AgreementDocument.module.css';

/** Which version is shown and which one it is compared with; both stand in the address. */
export function VersionChooser({ agreement, compare }: { agreement: Agreement; compare?: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { change } = useQueryState();
  const id = useId();
  const { version, versions } = agreement;
  const current = versions[0]?.version;

  const options = versions.map((each) => ({
    value: each.version,
    // A version is digits: in a page written from right to left its place among the words must be its own.
    label: (
      <bdi>
        {formatMessage(
          { id: each.version === current ? 'agreement.option.current' : 'agreement.option' },
          {
            version: each.version,
            date: formatDate(each.effectiveAt, { year: 'numeric', month: 'short', day: 'numeric' }),
          },
        )}
      </bdi>
    ),
  }));

  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={`${id}version`}>{formatMessage({ id: 'agreement.chooseVersion' })}</label>
        <Select
          id={`${id}version`}
          className={styles.select}
          popupMatchSelectWidth={false}
          value={version}
          options={options}
          onChange={(chosen) =>
            change({
              version: chosen === current ? undefined : chosen,
              compare: chosen === compare ? undefined : compare,
            })
          }
        />
      </div>
      <div className={styles.choice}>
        <label htmlFor={`${id}compare`}>{formatMessage({ id: 'agreement.compareWith' })}</label>
        <Select
          id={`${id}compare`}
          className={styles.select}
          popupMatchSelectWidth={false}
          value={compare ?? ''}
          options={[
            { value: '', label: formatMessage({ id: 'agreement.compareNone' }) },
            ...options.filter(({ value }) => value !== version),
          ]}
          onChange={(chosen) => change({ compare: chosen })}
        />
      </div>
    </>
  );
}
