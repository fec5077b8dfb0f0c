import { useIntl } from '@umijs/max';
import { Button, Input } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import styles from './OrderList.module.css';
import { type AskedOrders, FILTERS } from './orderQuery';

/** Words and days to look for. They go into the address together, so that Back takes one search back, not one letter. */
export function OrderFilters({ keyword, from, to }: AskedOrders) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  const [draft, setDraft] = useState({ keyword, from, to });
  const [fault, setFault] = useState(false);
  const faultId = useId();
  // Back, or a link, has changed what is looked for.
  useEffect(() => {
    setDraft({ keyword, from, to });
    setFault(false);
  }, [keyword, from, to]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const reversed = draft.from !== '' && draft.to !== '' && draft.to < draft.from;
    setFault(reversed);
    if (!reversed) change({ ...draft, keyword: draft.keyword.trim(), current: undefined });
  }

  function handleClear() {
    setDraft({ keyword: '', from: '', to: '' });
    setFault(false);
    change(Object.fromEntries([...FILTERS, 'current'].map((name) => [name, undefined])));
  }

  const day = (name: 'from' | 'to') => (
    <label className={styles.day} htmlFor={`${faultId}${name}`}>
      <span>{formatMessage({ id: `usercenter.orders.${name}` })}</span>
      <Input
        id={`${faultId}${name}`}
        type="date"
        value={draft[name]}
        max="9999-12-31"
        status={fault && name === 'to' ? 'error' : undefined}
        aria-invalid={fault && name === 'to'}
        aria-describedby={name === 'to' ? faultId : undefined}
        onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      />
    </label>
  );

  const label = formatMessage({ id: 'usercenter.orders.keyword' });
  return (
    <form
      className={styles.filters}
      aria-label={formatMessage({ id: 'usercenter.orders.filters' })}
      onSubmit={handleSubmit}
    >
      <Input
        className={styles.words}
        aria-label={label}
        placeholder={label}
        allowClear
        maxLength={50}
        value={draft.keyword}
        onChange={({ target }) => setDraft({ ...draft, keyword: target.value })}
      />
      {day('from')}
      {day('to')}
      <Button htmlType="submit">{formatMessage({ id: 'usercenter.orders.search' })}</Button>
      {(keyword || from || to) && (
        <Button type="text" onClick={handleClear}>
          {formatMessage({ id: 'usercenter.orders.clear' })}
        </Button>
      )}
      <p id={faultId} role="alert" className={styles.fault}>
        {fault && formatMessage({ id: 'usercenter.orders.order' })}
      </p>
    </form>
  );
}
