import { useIntl } from '@umijs/max';
import { Button, Grid, Input, Radio, Select, Tag } from 'antd';
import { useState } from 'react';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';
import styles from './Charges.module.css';
import type { AskedCharges } from './useChargeQuery';

interface ChargeFiltersProps {
  asked: AskedCharges;
  /** Those that can be chosen, oldest first. */
  months: readonly string[];
}

/** Which charges are shown: everything here stands in the address. */
export function ChargeFilters({ asked: { filters, isFiltered, change, clear }, months }: ChargeFiltersProps) {
  const { formatMessage } = useIntl();
  const { category, direction, month, from, to, keyword = '', orderId, instanceId } = filters;
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // Back, or a link, has changed what is searched for.
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  // Fingers need more than a pointer does.
  const size = (Grid.useBreakpoint().md ?? true) ? 'middle' : 'large';
  const label = (name: string) => formatMessage({ id: `charge.filter.${name}` });
  const isReversed = from !== undefined && to !== undefined && to < from;
  const only = [
    { name: 'orderId', id: orderId, text: 'charge.filter.onlyOrder' },
    { name: 'instanceId', id: instanceId, text: 'charge.filter.onlyInstance' },
  ].filter(({ id }) => id);
  const known = month === undefined || months.includes(month) ? months : [...months, month];

  return (
    <section className={styles.filters} aria-label={formatMessage({ id: 'charge.filters' })}>
      <Select
        className={styles.filter}
        size={size}
        mode="multiple"
        aria-label={label('category')}
        placeholder={label('category')}
        value={[...(category ?? [])]}
        onChange={(values: string[]) => change({ category: values })}
        options={CHARGE_CATEGORIES.map((value) => ({
          value,
          label: formatMessage({ id: `charge.category.${value}` }),
        }))}
        maxTagCount="responsive"
        showSearch={false}
        allowClear
      />
      <Radio.Group
        size={size}
        optionType="button"
        aria-label={label('direction')}
        value={direction ?? ''}
        onChange={({ target }) => change({ direction: target.value })}
        options={[
          { value: '', label: label('direction.all') },
          ...CHARGE_DIRECTIONS.map((value) => ({ value, label: formatMessage({ id: `charge.${value}` }) })),
        ]}
      />
      <Select
        className={styles.filter}
        size={size}
        aria-label={label('month')}
        value={month ?? ''}
        onChange={(value: string) => change({ month: value, from: undefined, to: undefined })}
        options={[
          { value: '', label: label('month.all') },
          ...known.toReversed().map((value) => ({ value, label: value })),
        ]}
      />
      <span className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={styles.day} htmlFor={`charge-${name}`}>
            {label(name)}
            <Input
              id={`charge-${name}`}
              type="date"
              size={size}
              value={filters[name] ?? ''}
              status={isReversed ? 'error' : ''}
              aria-invalid={isReversed}
              aria-describedby="charge-days-fault"
              onChange={({ target }) => change({ [name]: target.value, month: undefined })}
            />
          </label>
        ))}
      </span>
      <Input.Search
        className={styles.search}
        size={size}
        aria-label={label('keyword')}
        placeholder={label('keyword')}
        allowClear
        maxLength={64}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={(text) => change({ keyword: text.trim() })}
      />
      {isFiltered && (
        <Button size={size} onClick={clear}>
          {label('clear')}
        </Button>
      )}
      {only.map(({ name, id, text }) => {
        const sentence = formatMessage({ id: text }, { id });
        return (
          <Tag
            key={name}
            className={styles.only}
            closable={{ 'aria-label': formatMessage({ id: 'charge.filter.remove' }, { name: sentence }) }}
            onClose={(event) => {
              event.preventDefault();
              change({ [name]: undefined });
            }}
          >
            {sentence}
          </Tag>
        );
      })}
      <p id="charge-days-fault" role="alert" className={styles.fault}>
        {isReversed && label('order')}
      </p>
    </section>
  );
}
