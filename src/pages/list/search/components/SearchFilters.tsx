import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Flex, Select } from 'antd';
import { useState } from 'react';
import type { Filter } from '@/components/list/FilterBar';
import { ACTIVITY_NAMES, RATING_NAMES, TOPICS, type Topic } from '@/domain/console/consoleSearch';
import type { Person } from '@/domain/console/person';
import styles from './Search.module.css';
import type { SearchList } from './searchQuery';

/** The options of the shared filters. */
function useSearchOptions() {
  const { formatMessage } = useIntl();
  return {
    topic: TOPICS.map((value) => ({ value, label: formatMessage({ id: `list.topic.${value}` }) })),
    activity: ACTIVITY_NAMES.map((value) => ({
      value,
      label: formatMessage({ id: `list.search.activity.${value}` }),
    })),
    rating: RATING_NAMES.map((value) => ({
      value,
      label: formatMessage({ id: `list.search.rating.${value}` }),
    })),
  };
}

const toOptions = (people: readonly Person[]) =>
  people.map(({ userId, name }) => ({ value: userId, label: name }));

/** The filters that the three lists share. */
export function useSearchFilters(
  people: readonly Person[] = [],
): Filter<'keyword' | 'topic' | 'owner' | 'activity' | 'rating'>[] {
  const { formatMessage } = useIntl();
  const options = useSearchOptions();
  const label = (name: TextSuffix<'list.search'>) => formatMessage({ id: `list.search.${name}` });
  return [
    { kind: 'search', name: 'keyword', label: label('label') },
    { kind: 'manyOf', name: 'topic', label: label('topic'), options: options.topic },
    { kind: 'manyOf', name: 'owner', label: label('owner'), options: toOptions(people) },
    { kind: 'oneOf', name: 'activity', label: label('activity'), options: options.activity },
    { kind: 'oneOf', name: 'rating', label: label('rating'), options: options.rating },
  ];
}

interface SearchFiltersProps {
  list: SearchList;
  people: readonly Person[];
  /** Whether the list can be filtered by the owner's last activity. */
  withActivity?: boolean;
}

export function SearchFilters({ list, people, withActivity = false }: SearchFiltersProps) {
  const { formatMessage } = useIntl();
  const options = useSearchOptions();
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
            options={toOptions(people)}
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
              options={options.activity}
              onChange={(name) => list.change({ activity: name })}
            />
          )}
          <Select
            className={styles.otherSelect}
            allowClear
            aria-label={formatMessage({ id: 'list.search.rating' })}
            placeholder={formatMessage({ id: 'list.search.rating' })}
            value={rating}
            options={options.rating}
            onChange={(name) => list.change({ rating: name })}
          />
        </Flex>
      </dl>
    </Card>
  );
}

/** Topics shown while collapsed. */
const COLLAPSED_TOPICS = 6;

interface TopicChoiceProps {
  chosen: readonly Topic[];
  onChange: (topics: readonly Topic[]) => void;
}

/** Topic filter. Less important topics are collapsed unless selected. */
function TopicChoice({ chosen, onChange }: TopicChoiceProps) {
  const { formatMessage } = useIntl();
  const [isExpanded, setExpanded] = useState(false);
  const shown = TOPICS.filter(
    (topic, index) => isExpanded || index < COLLAPSED_TOPICS || chosen.includes(topic),
  );
  return (
    <Flex role="group" aria-label={formatMessage({ id: 'list.search.topic' })} wrap gap="4px 8px">
      <Button
        size="small"
        type={chosen.length === 0 ? 'primary' : 'text'}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {formatMessage({ id: 'list.search.topic.all' })}
      </Button>
      {shown.map((topic) => {
        const on = chosen.includes(topic);
        return (
          <Button
            key={topic}
            size="small"
            type={on ? 'primary' : 'text'}
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((other) => other !== topic) : [...chosen, topic])}
          >
            {formatMessage({ id: `list.topic.${topic}` })}
          </Button>
        );
      })}
      <Button
        size="small"
        type="link"
        aria-expanded={isExpanded}
        icon={isExpanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        iconPlacement="end"
        onClick={() => setExpanded(!isExpanded)}
      >
        {formatMessage({ id: isExpanded ? 'list.search.fold' : 'list.search.unfold' })}
      </Button>
    </Flex>
  );
}
