import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Flex, Select } from 'antd';
import { ACTIVITY_NAMES, RATING_NAMES } from '@/domain/console/consoleSearch';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';
import type { SearchList } from './searchQuery';
import { TopicChoice } from './TopicChoice';

interface SearchFiltersProps {
  list: SearchList;
  people: readonly Person[];
  /** Whether it can be asked how lately the owner was there. */
  withActivity?: boolean;
}

/** The filters that the three lists share. */
export function SearchFilters({ list, people, withActivity = false }: SearchFiltersProps) {
  const { formatMessage } = useIntl();
  const me = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { topic, owner, rating, activity } = list.query;
  const onlyMine = owner.length === 1 && owner[0] === me;

  return (
    <Card>
      <dl className={styles.filters}>
        <dt>{formatMessage({ id: 'list.search.topic' })}</dt>
        <dd>
          <TopicChoice chosen={topic} onChange={(topics) => list.change({ topic: [...topics] })} />
        </dd>
        <dt>{formatMessage({ id: 'list.search.owner' })}</dt>
        <Flex component="dd" wrap gap="8px 12px">
          <Select
            className={styles.ownerSelect}
            mode="multiple"
            allowClear
            aria-label={formatMessage({ id: 'list.search.owner' })}
            placeholder={formatMessage({ id: 'list.search.owner.any' })}
            showSearch={{ optionFilterProp: 'label' }}
            value={owner}
            options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
            onChange={(owners) => list.change({ owner: owners })}
          />
          <Button
            aria-pressed={onlyMine}
            type={onlyMine ? 'primary' : 'default'}
            onClick={() => list.change({ owner: onlyMine ? undefined : [me] })}
          >
            {formatMessage({ id: 'list.search.mine' })}
          </Button>
        </Flex>
        <dt>{formatMessage({ id: 'list.search.others' })}</dt>
        <Flex component="dd" wrap gap="8px 12px">
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
              onChange={(name) => list.change({ activity: name })}
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
            onChange={(name) => list.change({ rating: name })}
          />
        </Flex>
      </dl>
    </Card>
  );
}
