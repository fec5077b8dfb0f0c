import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Select } from 'antd';
import { useQueryState } from '@/components/query/useQueryState';
import { ACTIVITY_NAMES, RATING_NAMES } from '@/domain/console/consoleSearch';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';
import { readSearch } from './searchQuery';
import { TopicChoice } from './TopicChoice';

interface SearchFiltersProps {
  people: readonly Person[];
  /** Whether it can be asked how lately the owner was there. */
  withActivity?: boolean;
}

/** What narrows a list, all of it in the address; each change begins at the first page again. */
export function SearchFilters({ people, withActivity = false }: SearchFiltersProps) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const me = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { topic, owner, rating, activity } = readSearch(query);
  const narrow = (values: Parameters<typeof change>[0]) =>
    change({ ...values, page: undefined, shown: undefined });
  const onlyMine = owner.length === 1 && owner[0] === me;

  return (
    <Card>
      <dl className={styles.filters}>
        <dt>{formatMessage({ id: 'list.search.topic' })}</dt>
        <dd>
          <TopicChoice chosen={topic} onChange={(topics) => narrow({ topic: topics })} />
        </dd>
        <dt>{formatMessage({ id: 'list.search.owner' })}</dt>
        <dd className={styles.owners}>
          <Select
            className={styles.ownerSelect}
            mode="multiple"
            allowClear
            aria-label={formatMessage({ id: 'list.search.owner' })}
            placeholder={formatMessage({ id: 'list.search.owner.any' })}
            showSearch={{ optionFilterProp: 'label' }}
            value={owner}
            options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
            onChange={(owners) => narrow({ owner: owners })}
          />
          <Button
            aria-pressed={onlyMine}
            type={onlyMine ? 'primary' : 'default'}
            onClick={() => narrow({ owner: onlyMine ? undefined : [me] })}
          >
            {formatMessage({ id: 'list.search.mine' })}
          </Button>
        </dd>
        <dt>{formatMessage({ id: 'list.search.others' })}</dt>
        <dd className={styles.owners}>
          {withActivity && (
            <Select
              className={styles.otherSelect}
              allowClear
              aria-label={formatMessage({ id: 'list.search.activity' })}
              placeholder={formatMessage({ id: 'list.search.activity' })}
              value={activity}
              options={ACTIVITY_NAMES.map((name) => ({
                value: name,
                label: formatMessage({ id: `list.search.activity.${name}` }),
              }))}
              onChange={(name) => narrow({ activity: name })}
            />
          )}
          <Select
            className={styles.otherSelect}
            allowClear
            aria-label={formatMessage({ id: 'list.search.rating' })}
            placeholder={formatMessage({ id: 'list.search.rating' })}
            value={rating}
            options={RATING_NAMES.map((name) => ({
              value: name,
              label: formatMessage({ id: `list.search.rating.${name}` }),
            }))}
            onChange={(name) => narrow({ rating: name })}
          />
        </dd>
      </dl>
    </Card>
  );
}
